import {
  commandFlags,
  commandSlug,
  defaultText,
  didYouMean,
  findCommand,
} from '@toolhive-docs/cli-spec';
import * as z from 'zod';
import {findPage} from '../library/findPage';
import {fitting, resourceOf, SourceSchema, sourceOf, USUAL_TOKENS} from '../shared';
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
    const found = findCommand(cli, path);
    if (!found)
      throw new ToolError(
        `There is no command ${JSON.stringify(path)}; ${didYouMean(
          path,
          cli.commands.map((one) => one.path),
        )}`,
      );
    const {page} = findPage(PAGES + commandSlug(path), library.index);
    const flags = commandFlags(cli, found)
      .filter(({hidden}) => hidden !== true)
      .map((flag) => {
        const preset = defaultText(flag);
        return {
          name: flag.name,
          ...(flag.short !== undefined && {short: flag.short}),
          type: flag.type,
          ...(preset !== undefined && {default: preset}),
          ...(flag.values && {values: flag.values.map(({value}) => value)}),
          required: flag.required === true,
          meaning: flag.meaning,
        };
      });
    const {usage, summary} = found;
    return {
      data: {command: path, usage, summary, flags, source: sourceOf(page)},
      text: fitting(library.textOf(page), USUAL_TOKENS),
      links: [{name: page.title, uri: resourceOf(page)}],
    };
  },
});
