import {parseAccept, type Accept} from 'hono/utils/accept';

const MARKDOWN = 'text/markdown';

/** Quality of a media type: that of the most specific range which holds it; 0 when none does (RFC 9110 §12.5.1). */
function qualityOf(type: string, accepted: readonly Accept[]): number {
  const ranges = [type, type.replace(/\/.*/, '/*'), '*/*'];
  const matching = ranges
    .map((range) => accepted.find((one) => one.type.toLowerCase() === range))
    .find((one) => one !== undefined);
  return matching?.q ?? 0;
}

/** Whether a client wants Markdown: it names it, with a quality above 0 and at least that of HTML. Wildcards alone mean HTML. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !accept.toLowerCase().includes(MARKDOWN)) return false;
  const accepted = parseAccept(accept);
  if (!accepted.some(({type}) => type.toLowerCase() === MARKDOWN)) return false;
  const quality = qualityOf(MARKDOWN, accepted);
  return quality > 0 && quality >= qualityOf('text/html', accepted);
}
