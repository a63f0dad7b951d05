import type {CliSpec, Command, Since} from '@toolhive-docs/cli-spec';
import {introduction} from './introduction';
import {blocks, escapeText, fence, heading, list} from './mdx';
import {output} from './output';
import {sidebarLabel} from './cliSidebarItems';
import {surroundings} from './surroundings';
import {type PageContext, prose} from './prose';
import {flagTable} from './flagTable';

/** Marks a file as generated, so that it can be told from one that somebody wrote. */
export const GENERATED_MARK =
  '{/* Generated from specs/thv-cli.yaml and specs/since.yaml. Change those files instead. */}';

/** Longest description that search results show whole. */
const MAX_DESCRIPTION = 160;

/** Renders the page of one command as MDX. The same data always gives the same text. */
export function renderPage(spec: CliSpec, command: Command, since: Since): string {
  const page = {spec, command, since};
  return `${blocks(
    frontMatter(command),
    "import {Flag} from '@site/src/components/Flag';",
    GENERATED_MARK,
    introduction(page),
    examples(page),
    flagSections(page),
    behaviour(page),
    output(page),
    surroundings(page),
  )}\n`;
}

function frontMatter(command: Command): string {
  const long = `${plain(command.summary)} Flags, examples, exit codes, and caveats for ${command.path}.`;
  return [
    '---',
    `title: ${JSON.stringify(command.path)}`,
    `description: ${JSON.stringify(long.length <= MAX_DESCRIPTION ? long : plain(command.summary))}`,
    'kind: reference',
    `sidebar_label: ${JSON.stringify(sidebarLabel(command.path))}`,
    '---',
  ].join('\n');
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** Each example: its task as a lead-in, then the command. */
function examples(page: PageContext): string {
  const samples = page.command.examples.flatMap(({command, does}) => [
    prose(page, does.replace(/\.$/, ':')),
    fence('bash', command),
  ]);
  return blocks(heading(2, 'Examples', 'examples'), ...samples);
}

/** The command's own flags, then those that every command has. */
function flagSections(page: PageContext): string {
  const own = page.command.flags.some((flag) => !flag.hidden)
    ? blocks(heading(2, 'Flags', 'flags'), flagTable(page, page.command.flags))
    : undefined;
  return blocks(
    own,
    heading(2, 'Global flags', 'global-flags'),
    'These flags are available for every command.',
    flagTable(page, page.spec.globalFlags),
  );
}

/** How the command behaves, topic by topic, and what may surprise a reader. */
function behaviour(page: PageContext): string {
  const {command} = page;
  const points = (texts: readonly string[]) => list(texts.map((text) => prose(page, text)));
  const topics = command.topics.flatMap(({id, title, points: texts}) => [
    heading(3, title, id),
    points(texts),
  ]);
  const traps = command.traps.map(
    ({title, text}) => `:::warning[${escapeText(title)}]\n\n${prose(page, text)}\n\n:::`,
  );
  return blocks(
    ...(command.behaviour.length + topics.length > 0
      ? [heading(2, 'Behavior', 'behaviour'), points(command.behaviour), ...topics]
      : []),
    ...(traps.length > 0 ? [heading(2, 'Caveats', 'traps'), ...traps] : []),
  );
}
