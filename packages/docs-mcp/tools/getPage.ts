import {tokensOf, type PageEntry} from '@toolhive-docs/agent-files';
import {commandFlags, commandSlug} from '@toolhive-docs/cli-spec';
import * as z from 'zod';
import type {DocsLibrary} from '../library/DocsLibrary';
import {findPage} from '../library/findPage';
import {headingsOf, sectionText} from '../library/sectionText';
import {fitting} from '../markdown/fitting';
import {linkOf, maxTokens, SourceSchema, sourceOf, USUAL_TOKENS} from '../shared';
import {defineTool, ToolError} from '../Tool';

/** Reads a page, a section of it, or the rest of what did not fit. */
export const getPage = defineTool({
  name: 'get_page',
  title: 'Read a page or a section',
  description:
    'The Markdown of a page, or of one section with the headings above it. What does not fit into max_tokens is read with `from`, or section by section.',
  input: z.object({
    url: z
      .string()
      .min(1)
      .max(2000)
      .describe(
        'Address of the page, in full or as a path; an anchor or ?section= names the section',
      ),
    section: z
      .string()
      .max(200)
      .optional()
      .describe('Id of a section or of a flag, such as --port'),
    max_tokens: maxTokens(USUAL_TOKENS),
    from: z.int().min(0).optional().describe('Where to go on: `next` of the answer before'),
  }),
  output: z.object({
    source: SourceSchema,
    markdown: z.string(),
    tokens: z.number(),
    /** Where the rest begins; null when this is all. */
    next: z.number().nullable(),
    sections: z.array(z.object({id: z.string(), level: z.number(), title: z.string()})),
  }),
  run({url, section, max_tokens: tokens = USUAL_TOKENS, from: asked = 0}, library) {
    const {page, section: anchor} = findPage(url, library.index, library.hosts);
    // Some clients send an empty text for what is left out.
    const id = section?.replace(/^#/, '') || anchor;
    const whole = sectionText(library.textOf(page), page, id && flagNamed(id, page, library));
    if (asked > whole.length)
      throw new ToolError(`from is ${asked}, but the text has ${whole.length} characters.`);
    // What stands above the title says the same as the source. Where there is little room, it is for the page.
    const above = id === undefined ? titleOf(page) : 0;
    const from = asked === 0 && tokensOf(whole.slice(0, above)) * 2 > tokens ? above : asked;
    const markdown = fitting(whole.slice(from), tokens);
    const end = from + markdown.length;
    const next = end < whole.length ? end : null;
    const more =
      next === null
        ? ''
        : `\n\n[${tokensOf(whole.slice(end))} tokens more: get_page with from=${next}, or a section]`;
    return {
      data: {
        source: sourceOf(page),
        markdown,
        tokens: tokensOf(markdown),
        next,
        sections: headingsOf(page),
      },
      text: markdown + more,
      links: [linkOf(page)],
    };
  },
});

/** Where the title of a page begins, below its front matter. */
const titleOf = ({sections}: PageEntry): number =>
  sections.find(({level}) => level !== null)?.start ?? 0;

/** The id of a flag that is named without dashes or by its letter; any other id as it is. */
function flagNamed(id: string, {sections, route}: PageEntry, {facts: {cli}}: DocsLibrary): string {
  const has = (one: string): boolean => sections.some((section) => section.id === one);
  if (has(id)) return id;
  const command = cli.commands.find(({path}) => route.endsWith(`/${commandSlug(path)}`));
  const short = command && commandFlags(cli, command).find((flag) => flag.short === id)?.name;
  return [`--${id}`, short].find((one) => one !== undefined && has(one)) ?? id;
}
