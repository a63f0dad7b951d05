import type {CliSpec} from '@toolhive-docs/cli-spec';
import {commandLink, blocks, code, escapeText, heading, list, notSearched, table} from './mdx';
import {type PageContext, prose} from './prose';

/**
 * Settings, variables and files the command works with, and where to read on. Searches find them where all of them are: in the reference
 * of the configuration, and on the pages that are linked.
 */
export function surroundings(page: PageContext): string {
  return blocks(settings(page), environment(page), files(page), related(page));
}

function settings(page: PageContext): string | undefined {
  const rows = pick(page.spec.settings, page.command.settings, ({key}) => key).map((setting) => [
    code(setting.key),
    escapeText(setting.type),
    setting.default === undefined ? 'empty' : code(setting.default),
    prose(page, setting.meaning),
  ]);
  return section(
    'Settings',
    'settings',
    'Related `config.yaml` keys:',
    ['Key', 'Type', 'Default', 'Description'],
    rows,
  );
}

function environment(page: PageContext): string | undefined {
  const rows = pick(page.spec.environment, page.command.environment, ({name}) => name).map(
    ({name, meaning}) => [code(name), prose(page, meaning)],
  );
  return section(
    'Environment variables',
    'environment',
    undefined,
    ['Variable', 'Description'],
    rows,
  );
}

function files(page: PageContext): string | undefined {
  const rows = pick(page.spec.files, page.command.files, ({id}) => id).map((file) => [
    prose(page, file.what),
    directories(file),
  ]);
  const note =
    'To override these directories, set `XDG` variables, which work on every system. Windows paths may differ on your machine.';
  return section('Files', 'files', note, ['File', 'Directory'], rows);
}

function related(page: PageContext): string | undefined {
  const {spec, command} = page;
  const commands = pick(spec.commands, command.related, ({path}) => path).map(
    ({path, summary}) => `${commandLink(path)}: ${prose(page, summary)}`,
  );
  const guides = pick(spec.guides, command.guides, ({page: guide}) => guide).map(
    ({page: guide, label}) => `[${escapeText(label)}](${guidePath(guide)})`,
  );
  if (commands.length + guides.length === 0) return undefined;
  return blocks(heading(2, 'See also', 'related'), notSearched(list([...commands, ...guides])));
}

/** The entries with these names, in the order of the names. */
function pick<T>(all: readonly T[], names: readonly string[], nameOf: (entry: T) => string): T[] {
  return names.flatMap((name) => all.filter((entry) => nameOf(entry) === name));
}

function section(
  title: string,
  id: string,
  note: string | undefined,
  columns: readonly string[],
  rows: readonly string[][],
): string | undefined {
  if (rows.length === 0) return undefined;
  return blocks(heading(2, title, id), notSearched(blocks(note, table(columns, rows))));
}

/** One line for each system, so that no table is wider than the text. */
function directories({linux, macos, windows}: CliSpec['files'][number]): string {
  if (linux === macos && macos === windows) return directory(linux);
  return [
    `Linux: ${directory(linux)}`,
    `macOS: ${directory(macos)}`,
    `Windows: ${directory(windows)}`,
  ].join('<br />');
}

function directory(path: string): string {
  return /^[~%/]/.test(path) ? code(path) : escapeText(path);
}

/** Pages of commands lie in reference/cli, two levels below docs/toolhive. */
function guidePath(guide: string): string {
  return guide.startsWith('reference/')
    ? `../${guide.slice('reference/'.length)}.mdx`
    : `../../${guide}.mdx`;
}
