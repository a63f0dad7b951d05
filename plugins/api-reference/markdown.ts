import type {Html} from './model';
import type {renderMarkdown} from './renderMarkdown';

let render: typeof renderMarkdown | undefined;
const known = new Map<string, Html>();

/** Loads what {@link markdown} works with: three hundred files, which a build that finds its model made does not need. */
export async function loadMarkdown(): Promise<void> {
  render ??= (await import('./renderMarkdown')).renderMarkdown;
}

/**
 * Renders a description (CommonMark with tables, as OpenAPI §4.3 asks for) as HTML. HTML inside it is left out,
 * so a specification cannot bring script into the page.
 *
 * @throws Error before {@link loadMarkdown}.
 */
export function markdown(text: string): Html {
  let html = known.get(text);
  if (html === undefined) {
    if (!render) throw new Error('markdown() is called before loadMarkdown()');
    html = render(text);
    known.set(text, html);
  }
  return html;
}

/** {@link markdown} of a text that may be absent or empty. */
export function optionalMarkdown(text: string | undefined): Html | undefined {
  return text?.trim() ? markdown(text) : undefined;
}
