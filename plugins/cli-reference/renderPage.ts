import type {CliSpec, Command, Since} from '@toolhive-docs/cli-spec';
import {behaviour} from './behaviour';
import {examples} from './examples';
import {flagSections} from './flagSections';
import {introduction} from './introduction';
import {blocks} from './mdx';
import {output} from './output';
import {sidebarLabel} from './cliSidebarItems';
import {surroundings} from './surroundings';

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
