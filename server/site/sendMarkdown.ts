import {sliceSection, tokensOf, type PageEntry} from '@toolhive-docs/agent-files';
import {missingSection, type PageForms} from '@toolhive-docs/content-negotiation';
import {precondition} from './precondition';
import {sendFile, type Exchange, type MaybePromise} from './sendFile';
import {strongTag} from './strongTag';

/**
 * Sends a page's Markdown, or one section of it.
 *
 * @param section - Id of the section; null for the whole page.
 */
export function sendMarkdown(
  exchange: Exchange,
  forms: PageForms,
  entry: PageEntry,
  section: string | null,
): MaybePromise<Response | undefined> {
  const file = entry.markdown.slice(1);
  const headers = {...exchange.headers, ...forms.markdownHeaders(entry, entry.tokens)};
  if (section === null) return sendFile({...exchange, headers}, file, 200);
  return sendSection({...exchange, headers}, forms, entry, section);
}

async function sendSection(
  exchange: Exchange,
  forms: PageForms,
  entry: PageEntry,
  section: string,
): Promise<Response | undefined> {
  const found = await exchange.files.read(entry.markdown.slice(1));
  if (found === undefined) return undefined;
  const text = await new Response(found.body ?? found.stream(0, found.size - 1)).text();
  const slice = sliceSection(text, entry.sections, section);
  if (slice === undefined) return markdownMissing(exchange, missingSection(section, entry), forms);
  const etag = strongTag(slice);
  const headers = {
    ...exchange.headers,
    ...forms.markdownHeaders(entry, tokensOf(slice)),
    ETag: etag,
    'Cache-Control': 'no-cache',
  };
  const failed = precondition(exchange.requestHeader, etag);
  if (failed !== undefined) return new Response(null, {status: failed, headers});
  return new Response(exchange.isHead ? null : slice, {headers});
}

/** A 404 whose text is Markdown. */
export function markdownMissing(
  {headers, isHead}: Exchange,
  text: string,
  forms: PageForms,
): Response {
  return new Response(isHead ? null : text, {
    status: 404,
    headers: {...headers, ...forms.missingHeaders(text)},
  });
}
