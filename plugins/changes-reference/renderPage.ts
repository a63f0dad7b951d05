import {commandSlug, findCommand, type CliSpec} from '@toolhive-docs/cli-spec';
import type {Entry, ReleaseChanges} from '@toolhive-docs/release-history';
import {anchorOf, DATA, FEED} from './addresses';
import {blocks, code, escapeText, heading, notSearched, table} from '../cli-reference/mdx';

/** Marks the page as generated, so that it can be told from one that somebody wrote. */
const GENERATED_MARK = '{/* Generated from specs/since.yaml and specs/changes.yaml. */}';

const FRONT_MATTER = [
  '---',
  'title: Release history',
  'description: Which thv commands and flags came, went, or changed with each ToolHive release, newest release first.',
  'kind: reference',
  '---',
].join('\n');

/** Renders the page of changes as MDX: one section for each release, newest first. */
export function renderPage(spec: CliSpec, history: readonly ReleaseChanges[]): string {
  const oldest = history.at(-1);
  return `${blocks(
    FRONT_MATTER,
    GENERATED_MARK,
    `If you run an older release of ToolHive, this page tells you which commands and flags it lacks. Before you upgrade, it tells you what has changed and what was removed. Each section lists what first appeared in the command reference of that release. Follow new releases with the [Atom feed](pathname://${FEED}). Programs can read the same data as [JSON](pathname://${DATA}).`,
    ...history.slice(0, -1).map((release) => section(spec, release)),
    oldest === undefined
      ? undefined
      : blocks(
          heading(2, 'Older commands and flags', 'older'),
          `The command reference begins with an early release, so everything that is not listed above was already there or is older. That makes ${oldest.added.length} commands and flags; the JSON file names each of them.`,
        ),
  )}\n`;
}

function section(spec: CliSpec, {release, added, removed, changed}: ReleaseChanges): string {
  return blocks(
    heading(2, `Since ${release}`, anchorOf(release)),
    // The same words stand on the pages of the commands, where readers who search for them want to go.
    notSearched(rows('New', added, (entry) => meaningOf(spec, entry))),
    rows('Changed', changed, ({what = ''}) => what),
    removed.length === 0
      ? undefined
      : `Removed: ${removed.map(({name}) => code(name)).join(', ')}.`,
  );
}

function rows(
  title: string,
  entries: readonly Entry[],
  tell: (entry: Entry) => string,
): string | undefined {
  if (entries.length === 0) return undefined;
  return table(
    [title, 'Description'],
    entries.map((entry) => [linkOf(entry), withCode(tell(entry))]),
  );
}

/** The page lies beside the folder of the command pages. */
function linkOf({name, address}: Entry): string {
  if (address === undefined) return code(name);
  const [path = '', flag] = name.split(/ (?=--)/);
  return `[${code(name)}](./cli/${commandSlug(path)}.mdx${flag === undefined ? '' : `#${flag}`})`;
}

function meaningOf(spec: CliSpec, {name}: Entry): string {
  const [path = '', flag] = name.split(/ (?=--)/);
  const command = findCommand(spec, path);
  if (flag === undefined) return command?.summary ?? '';
  const flags = [...(command?.flags ?? []), ...spec.globalFlags];
  return flags.find((each) => each.name === flag)?.meaning ?? '';
}

/** Backticks mark code; everything else is shown as it is. */
function withCode(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/`([^`]*)`/)
    .map((part, index) => (index % 2 === 0 ? escapeText(part) : code(part)))
    .join('');
}
