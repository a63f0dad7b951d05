import {
  commandFlags,
  commandSlug,
  defaultText,
  didYouMean,
  findCommand,
  type Callable,
} from '@toolhive-docs/cli-spec';
import {tokensOf, type PageEntry} from '@toolhive-docs/agent-files';
import * as z from 'zod';
import {findPage} from '../library/findPage';
import {fitting} from '../markdown/fitting';
import {resourceOf, SourceSchema, sourceOf, USUAL_TOKENS} from '../shared';
import {defineTool} from '../Tool';
import {ToolError} from '../ToolError';

/** Folder of the command pages (specification §2). */
const PAGES = '/toolhive/reference/cli/';

/** Says what a command does and takes. */
export const describeCommand = defineTool({
  name: 'describe_command',
  title: 'Describe a command',
  description: 'Usage, arguments and flags of a thv command, with types and defaults.',
  input: z.object({
    command: z.string().min(1).max(200).describe('Such as "thv run"; no arguments'),
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
    source: SourceSchema,
  }),
  run({command}, library) {
    const {cli} = library.facts;
    const words = command.trim().split(/\s+/);
    const path = (words[0] === 'thv' ? words : ['thv', ...words]).join(' ');
    const known = [...cli.commands, ...cli.builtins];
    const found = known.find((one) => one.path === path);
    if (!found)
      throw new ToolError(
        `There is no command ${JSON.stringify(path)}; ${didYouMean(
          path,
          known.map((one) => one.path),
        )}`,
      );
    // Commands that come with the parser of the command line have no pages; the page of thv lists them.
    const isOnPage = findCommand(cli, path) !== undefined;
    const {page} = findPage(PAGES + (isOnPage ? commandSlug(path) : cli.tool.name), library.index);
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
    const {usage, summary} = found;
    return {
      data: {command: path, usage, summary, arguments: args, flags, source: sourceOf(page)},
      text: isOnPage ? beginningOf(page, library.textOf(page)) : shortText(found, page),
      links: [{name: page.title, uri: resourceOf(page)}],
    };
  },
});

const valuesOf = ({values = []}: {readonly values?: readonly {readonly value: string}[]}) =>
  values.map(({value}) => value);

/** What fits of a page, up to the end of a paragraph, and how the rest is read. */
function beginningOf(page: PageEntry, text: string): string {
  const fits = fitting(text, USUAL_TOKENS);
  if (fits === text) return text;
  const paragraph = fits.lastIndexOf('\n\n');
  // A heading stays with what it is above of.
  const shown = fits.slice(0, paragraph > 0 ? paragraph : undefined).replace(/\n\n#+ .*$/, '');
  const missing = page.sections
    .filter(({id, level, end}) => id !== '' && level === 2 && end > shown.length)
    .map(({id}) => id);
  const sections = missing.length === 0 ? '' : `, or a section: ${missing.join(', ')}`;
  return `${shown}\n\n[${tokensOf(text.slice(shown.length))} tokens more: get_page(${page.url}) with from=${shown.length}${sections}]`;
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
