import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {commandSlug, type CliSpec, type Since} from '@toolhive-docs/cli-spec';
import {GENERATED_MARK, renderPage} from './renderPage';

/**
 * Writes the page of every command into a folder. A page that is already right is not touched, so that watchers stay
 * quiet, and generated pages of commands that no longer exist are deleted. Files that somebody wrote stay.
 * @returns names of the files that changed.
 */
export function writePages(
  spec: CliSpec,
  since: Since,
  outDir: string,
): {written: string[]; deleted: string[]} {
  mkdirSync(outDir, {recursive: true});
  const pages = new Map(
    spec.commands.map((command) => [
      `${commandSlug(command.path)}.mdx`,
      renderPage(spec, command, since),
    ]),
  );
  const written = [...pages]
    .filter(([name, content]) => read(join(outDir, name)) !== content)
    .map(([name]) => name);
  for (const name of written) writeFileSync(join(outDir, name), pages.get(name) ?? '');
  const deleted = readdirSync(outDir).filter(
    (name) =>
      name.endsWith('.mdx') &&
      !pages.has(name) &&
      read(join(outDir, name))?.includes(GENERATED_MARK),
  );
  for (const name of deleted) rmSync(join(outDir, name));
  return {written, deleted};
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
