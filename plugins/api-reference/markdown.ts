import {createRequire} from 'node:module';
import type {Html} from './model';
import type * as Tools from './renderMarkdown.mjs';

const importAsIs = createRequire(import.meta.url)('./importAsIs.cjs') as (
  name: string,
) => Promise<unknown>;

let tools: typeof Tools | undefined;
const known = new Map<string, Html>();

/** Loads what {@link markdown} works with. */
export async function loadMarkdown(): Promise<void> {
  tools ??= (await importAsIs(
    new URL('./renderMarkdown.mjs', import.meta.url).href,
  )) as typeof tools;
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
    if (!tools) throw new Error('markdown() is called before loadMarkdown()');
    html = tools.renderMarkdown(text);
    known.set(text, html);
  }
  return html;
}

/** {@link markdown} of a text that may be absent or empty. */
export function optionalMarkdown(text: string | undefined): Html | undefined {
  return text?.trim() ? markdown(text) : undefined;
}
