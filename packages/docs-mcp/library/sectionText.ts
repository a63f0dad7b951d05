import {sliceSection, type PageEntry} from '@toolhive-docs/agent-files';
import {ToolError} from '../Tool';

/** Section ids in a message at the most. */
const NAMED = 40;

/** The headings of a page that have addresses. */
export const headingsOf = ({sections}: PageEntry) =>
  sections.flatMap(({id, level, title}) =>
    level === null || id === '' ? [] : [{id, level, title}],
  );

/**
 * A page's Markdown, or one section of it, as the site sends it.
 *
 * @throws ToolError when the page has no such section.
 */
export function sectionText(text: string, page: PageEntry, id: string | undefined): string {
  if (id === undefined) return text;
  const slice = sliceSection(text, page.sections, id);
  if (slice === undefined)
    throw new ToolError(
      `${page.url} has no section ${JSON.stringify(id)}. It has: ${headingsOf(page)
        .slice(0, NAMED)
        .map((one) => one.id)
        .join(', ')}.`,
    );
  return slice;
}
