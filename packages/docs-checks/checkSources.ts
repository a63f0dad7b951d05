import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Facts} from './facts/types';
import {parsePage} from './page/parsePage';
import {checkCommand} from './toolhive/commands/checkCommand';
import type {Ledger} from './report/Ledger';
import {readShell} from './samples/readShell';
import {VERSION, versionProblem} from './toolhive/values/versions';

/** Commands in components: `command: 'thv run fetch'` and `<code>thv run fetch</code>`. */
const COMMANDS = /command: '(thv [^']+)'|<code[^>]*>(thv [^<{]+)<\/code>/g;

/** Checks commands and versions in the components that readers see outside of the pages, such as the landing page. */
export function checkSources(root: string, facts: Facts, ledger: Ledger): void {
  const files = readdirSync(join(root, 'src'), {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  for (const name of files) {
    const file = `src/${name.replaceAll('\\', '/')}`;
    checkSource(file, readFileSync(join(root, file), 'utf8'), facts, ledger);
  }
}

/** Checks one component's text. */
export function checkSource(file: string, text: string, facts: Facts, ledger: Ledger): void {
  const report = ledger.reportFor('command', file);
  const page = parsePage(file, '');
  text.split('\n').forEach((line, index) => {
    for (const [, quoted, marked] of line.matchAll(COMMANDS)) {
      for (const command of readShell(quoted ?? marked ?? '').commands) {
        report.count('thv commands');
        const place = {facts, page, mention: marked !== undefined};
        const {problems, notes} = checkCommand(command, place);
        for (const problem of [...problems, ...notes]) report.problem(index + 1, problem, line);
      }
    }
    for (const [version] of line.matchAll(VERSION)) {
      const problem = versionProblem(version, facts);
      if (problem !== undefined) report.problem(index + 1, problem, line);
    }
  });
}
