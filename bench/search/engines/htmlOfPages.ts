import type {SearchRecord} from '@toolhive-docs/search-engine';

/** Writes each page's records as an HTML document: headings as headings of their level, texts as paragraphs. Keyed by address. */
export function htmlOfPages(records: readonly SearchRecord[]): Map<string, string> {
  const bodies = new Map<string, string[]>();
  for (const {url_without_anchor: url, anchor, type, hierarchy, content} of records) {
    const body = bodies.get(url) ?? [];
    const level = type === 'content' ? undefined : type.slice(3);
    body.push(
      level === undefined
        ? `<p>${escaped(content)}</p>`
        : `<h${level} id="${escaped(anchor)}">${escaped(hierarchy[type as keyof typeof hierarchy])}</h${level}>`,
    );
    bodies.set(url, body);
  }
  return new Map(
    [...bodies].map(([url, body]) => [
      url,
      `<!doctype html><html lang="en"><body><main>${body.join('\n')}</main></body></html>`,
    ]),
  );
}

function escaped(text: string | null): string {
  return (text ?? '').replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
