import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {commandSlug, type CliSpec, type Since} from '@toolhive-docs/cli-spec';
import {writeIfNew} from '../changes-reference/writeIfNew';
import {GENERATED_MARK, renderPage} from './renderPage';

/**
 * Writes the page of every command into a folder. A page that is already right is not touched, so that watchers stay
 * quiet, and generated pages of commands that no longer exist are deleted. Files that somebody wrote stay.
 */
export function writePages(spec: CliSpec, since: Since, outDir: string): void {
  const pages = new Map(
    spec.commands.map((command) => [
      join(outDir, `${commandSlug(command.path)}.mdx`),
      renderPage(spec, command, since),
    ]),
  );
  for (const [file, text] of pages) writeIfNew(file, text);
  for (const name of readdirSync(outDir)) {
    const file = join(outDir, name);
    const isOurs = name.endsWith('.mdx') && readFileSync(file, 'utf8').includes(GENERATED_MARK);
    if (isOurs && !pages.has(file)) rmSync(file);
  }
}
