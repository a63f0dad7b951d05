import {
  commandAddress,
  commandFlags,
  defaultText,
  findCommand,
  parseInvocation,
  resolveCommand,
  type Callable,
} from '@toolhive-docs/cli-spec';
import {tokensOf, type PageEntry} from '@toolhive-docs/agent-files';
import * as z from 'zod';
import type {DocsLibrary} from '../library/DocsLibrary';
import {findPage} from '../library/findPage';
import {fitting} from '../markdown/fitting';
import {linkOf, maxTokens, SourceSchema, sourceOf, USUAL_TOKENS} from '../shared';
import {defineTool, ToolError} from '../Tool';

/** Sections of such a page that an answer holds. */
const SHOWN = ['usage', 'commands', 'arguments', 'flags', 'global-flags'];

/** Says what a command does and takes. */
export const describeCommand = defineTool({
  name: 'describe_command',
  title: 'Describe a command',
  description:
    'Usage, arguments and flags of a thv command, with types and defaults. Names the further sections of its page, such as examples and exit codes, for get_page.',
  input: z.object({
    command: z.string().min(1).max(1000).describe('Such as "thv run"; arguments may follow'),
    max_tokens: maxTokens(USUAL_TOKENS),
  }),
  output: z.object({
    command: z.string(),
    usage: z.string(),
    summary: z.string(),
    arguments: z.array(
      z.object({name: z.string(), values: z.array(z.string()).optional(), meaning: z.string()}),
    ),
    flags: z.array(
      z.object({
        name: z.string(),
        short: z.string().optional(),
        type: z.string(),
        default: z.string().optional(),
        values: z.array(z.string()).optional(),
        required: z.boolean(),
        meaning: z.string(),
      }),
    ),
    /** The same as its page says it. */
    markdown: z.string(),
    /** Ids of the further sections of its page, which get_page reads. */
    sections: z.array(z.string()),
    source: SourceSchema,
  }),
  run({command, max_tokens: tokens = USUAL_TOKENS}, library) {
    const {cli} = library.facts;
    const found = commandIn(command, library);
    const {path, usage, summary} = found;
    // Commands that come with the parser of the command line have no pages; the page of thv lists them.
    const isOnPage = findCommand(cli, path) !== undefined;
    const {page} = findPage(commandAddress(isOnPage ? path : cli.tool.name), library.index);
    const flags = commandFlags(cli, found)
      .filter(({hidden}) => hidden !== true)
      .map((flag) => {
        const preset = defaultText(flag);
        return {
          name: flag.name,
          ...(flag.short !== undefined && {short: flag.short}),
          type: flag.type,
          ...(preset !== undefined && {default: preset}),
          ...(flag.values && {values: valuesOf(flag)}),
          required: flag.required === true,
          meaning: flag.meaning,
        };
      });
    const args = found.args.items.map((one) => ({
      name: one.name,
      ...(one.values && {values: valuesOf(one)}),
      meaning: one.meaning,
    }));
    const whole = isOnPage ? shownOf(page, library.textOf(page)) : shortText(found, page);
    const markdown = fitting(whole, tokens);
    const sections = isOnPage ? furtherSections(page) : [];
    return {
      data: {
        command: path,
        usage,
        summary,
        arguments: args,
        flags,
        markdown,
        sections,
        source: sourceOf(page),
      },
      text: [markdown, ...howToReadOn(page, tokensOf(whole.slice(markdown.length)), sections)].join(
        '\n\n',
      ),
      links: [linkOf(page)],
    };
  },
});

/**
 * The command that a line calls, also with arguments and flags behind it.
 *
 * @throws ToolError when the release has no such command.
 */
function commandIn(line: string, {facts: {cli}, index: {version}}: DocsLibrary): Callable {
  const words = line.trim().split(/\s+/);
  const argv = words[0] === cli.tool.name ? words : [cli.tool.name, ...words];
  const call = parseInvocation(cli, argv);
  const unknown = call.ok ? undefined : call.problems.find(({kind}) => kind === 'unknown-command');
  const root = findCommand(cli, cli.tool.name);
  if (unknown || !root)
    throw new ToolError(
      `ToolHive ${version} has no command ${JSON.stringify(argv.join(' '))}; ${unknown?.fix ?? ''}`,
    );
  return resolveCommand(cli, root, argv.slice(1)).command;
}

const valuesOf = ({values = []}: {readonly values?: readonly {readonly value: string}[]}) =>
  values.map(({value}) => value);

/** What a page says of usage, arguments and flags, below its title. */
function shownOf({sections}: PageEntry, text: string): string {
  const [title, first] = sections.filter(({level}) => level !== null);
  const shown = sections.filter(({id, level}) => level === 2 && SHOWN.includes(id));
  return [{start: title?.start ?? 0, end: first?.start}, ...shown]
    .map(({start, end}) => text.slice(start, end).trim())
    .join('\n\n');
}

const furtherSections = ({sections}: PageEntry): string[] =>
  sections
    .filter(({id, level}) => level === 2 && id !== '' && !SHOWN.includes(id))
    .map(({id}) => id);

/** Says where the rest is. */
function howToReadOn({url}: PageEntry, rest: number, sections: readonly string[]): string[] {
  const cut = rest === 0 ? [] : [`${rest} tokens more: a larger max_tokens, or get_page(${url})`];
  const further =
    sections.length === 0 ? [] : [`get_page(${url}) reads the sections ${sections.join(', ')}`];
  return [...cut, ...further].map((line) => `[${line}]`);
}

/** All that is known of a command without a page. */
function shortText({path, usage, summary, args}: Callable, {url}: PageEntry): string {
  const lines = args.items.map((argument) => {
    const allowed = valuesOf(argument);
    return `- <${argument.name}>: ${argument.meaning}${allowed.length === 0 ? '' : ` Allowed: ${allowed.join(', ')}.`}`;
  });
  return [
    `# ${path}`,
    summary,
    `Usage: \`${usage}\``,
    ...(lines.length === 0 ? [] : [`Arguments:\n${lines.join('\n')}`]),
    `It accepts the global flags as well: ${url}#global-flags`,
  ].join('\n\n');
}
