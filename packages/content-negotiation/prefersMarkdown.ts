import {parseAccept, type Accept} from 'hono/utils/accept';

const MARKDOWN = 'text/markdown';
const HTML = 'text/html';

/** Quality of a media type: that of the most specific range which holds it; 0 when none does (RFC 9110 §12.5.1). */
function qualityOf(type: string, accepted: readonly Accept[]): number {
  const ranges = [type, type.replace(/\/.*/, '/*'), '*/*'];
  const matching = ranges
    .map((range) => accepted.find((one) => one.type.toLowerCase() === range))
    .find((one) => one !== undefined);
  return matching?.q ?? 0;
}

/** Reads a header of a request by its name; undefined when it is not there. */
export type HeaderReader = (name: string) => string | undefined;

/**
 * Programs that read pages into a language model, and say in Accept that any form will do. Crawlers of search engines are not among them:
 * those list the page as readers see it.
 * Source: their operators' pages, such as https://platform.openai.com/docs/bots and https://support.claude.com/en/articles/8896518.
 */
const MODEL_READERS =
  /\b(?:ClaudeBot|Claude-User|GPTBot|ChatGPT-User|Perplexity-User|MistralAI-User|Meta-ExternalFetcher)\b/i;

/**
 * Whether a client wants Markdown: it names it, with a quality above 0 and at least that of HTML. Wildcards alone mean HTML, except to
 * the programs above.
 */
export function prefersMarkdown(header: HeaderReader): boolean {
  const accept = header('Accept') ?? '*/*';
  const isNamed = accept.toLowerCase().includes(MARKDOWN);
  // Of most requests this is all that is read.
  if (!isNamed && !MODEL_READERS.test(header('User-Agent') ?? '')) return false;
  const accepted = parseAccept(accept);
  const names = (type: string): boolean => accepted.some((one) => one.type.toLowerCase() === type);
  if (isNamed ? !names(MARKDOWN) : names(HTML)) return false;
  const quality = qualityOf(MARKDOWN, accepted);
  return quality > 0 && quality >= qualityOf(HTML, accepted);
}

/** Whether a client asks for Markdown at a path, which may be that of a page: by its ending, or by what it prefers. */
export const asksForMarkdown = (path: string, header: HeaderReader): boolean =>
  path.endsWith('.md') || prefersMarkdown(header);
