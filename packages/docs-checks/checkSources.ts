import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Facts} from './facts/types';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {parsePage} from './page/parsePage';
import {checkCommand} from './toolhive/commands/checkCommand';
import type {Ledger} from './report/Ledger';
import {unwrittenRule} from './rules/frontMatter';
import {readShell} from './samples/readShell';
import {versionsRule} from './toolhive/prose/namesRules';

/** Commands in components: `command: 'thv run fetch'` and `<code>thv run fetch</code>`. */
const COMMANDS = /command: '(thv [^']+)'|<code[^>]*>(thv [^<{]+)<\/code>/g;

/** Other files that name the release, and those in whose data places wait for words. */
const STATED = [
  'README.md',
  'deploy/README.md',
  'deploy/kubernetes/docs.yaml',
  'deploy/mcp/registry.json',
  'specs/registry-servers.yaml',
  'specs/schemas/helm-values-operator.schema.json',
  'specs/toolhive-api.yaml',
];

/** Checks commands and versions in what readers see outside of the pages, such as the landing page. */
export async function checkSources(root: string, facts: Facts, ledger: Ledger): Promise<void> {
  const components = filesBelow(root, 'src').filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  for (const file of [...components, ...STATED])
    await checkSource(file, readFileSync(join(root, file), 'utf8'), facts, ledger);
}

/** Checks the text of one such file. */
export async function checkSource(
  file: string,
  text: string,
  facts: Facts,
  ledger: Ledger,
): Promise<void> {
  const report = ledger.reportFor('command', file);
  const page = {...parsePage(file, ''), source: text};
  text.split('\n').forEach((line, index) => {
    for (const [, quoted, marked] of line.matchAll(COMMANDS)) {
      for (const command of readShell(quoted ?? marked ?? '').commands) {
        report.count('thv commands');
        const place = {facts, page, mention: marked !== undefined};
        const {problems, notes} = checkCommand(command, place);
        for (const problem of [...problems, ...notes]) report.problem(index + 1, problem, line);
      }
    }
  });
  for (const rule of [versionsRule, unwrittenRule])
    await rule.check(page, facts, ledger.reportFor(rule.name, file));
}
