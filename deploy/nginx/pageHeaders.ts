import type {PageIndex} from '@toolhive-docs/agent-files';
import {PageForms, pagePath} from '@toolhive-docs/content-negotiation';
import type {FileHeader} from '@toolhive-docs/hosting';

/** What our own server says of a page or its Markdown, besides what nginx knows of any file. */
const NAMES = ['Link', 'X-Markdown-Tokens'];

/**
 * Headers of pages and their Markdown, as our own server sends them.
 *
 * @param files - All files of the build.
 */
export function pageHeaders(
  baseUrl: string,
  index: PageIndex,
  files: readonly string[],
): FileHeader[] {
  const forms = new PageForms(index);
  const headersOf = (file: string): Readonly<Record<string, string>> => {
    const form = forms.decide(pagePath(file), () => undefined);
    if (form?.kind === 'markdown') return forms.markdownHeaders(form.entry, form.entry.tokens);
    if (form?.kind === 'page') return forms.pageHeaders(form.entry);
    return file.endsWith('.html') ? forms.otherPageHeaders : {};
  };
  return files.flatMap((file) =>
    Object.entries(headersOf(file))
      .filter(([name]) => NAMES.includes(name))
      .map(([name, value]) => ({path: baseUrl + file, name, value})),
  );
}
