import type {PageEntry} from '@toolhive-docs/agent-files';
import type {MarkdownAnswer, PageForms} from '@toolhive-docs/content-negotiation';
import {precondition} from './precondition';
import {sendFile, type Exchange} from './sendFile';
import {strongTag} from './strongTag';

/**
 * Sends a page's Markdown, or one section of it.
 *
 * @param section - Id of the section; null for the whole page.
 */
export async function sendMarkdown(
  exchange: Exchange,
  forms: PageForms,
  entry: PageEntry,
  section: string | null,
): Promise<Response | undefined> {
  const file = entry.markdown.slice(1);
  if (section === null) {
    const headers = {...exchange.headers, ...forms.markdownHeaders(entry, entry.tokens)};
    return sendFile({...exchange, headers}, file, 200);
  }
  const found = await exchange.files.read(file);
  if (found === undefined) return undefined;
  const whole = await new Response(found.body ?? found.stream(0, found.size - 1)).text();
  return sendText(exchange, forms.section(entry, whole, section));
}

/** Sends a text; one that is no error can be asked for by its tag. */
export function sendText(exchange: Exchange, {status, text, headers}: MarkdownAnswer): Response {
  const own = {...exchange.headers, ...headers};
  const body = exchange.isHead ? null : text;
  if (status === 404) return new Response(body, {status, headers: own});
  const etag = strongTag(text);
  const failed = precondition(exchange.requestHeader, etag);
  return new Response(failed === undefined ? body : null, {
    status: failed ?? 200,
    headers: {...own, ETag: etag},
  });
}
