import {PAGE_INDEX, PageIndexSchema} from '@toolhive-docs/agent-files';
import {percentDecoded} from '@toolhive-docs/api-spec';
import {
  asksForMarkdown,
  PageForms,
  type Decision,
  type MarkdownAnswer,
} from '@toolhive-docs/content-negotiation';

/** What a host's function can do. */
export interface Host {
  /** Path the site lies under; starts and ends with a slash. */
  readonly baseUrl: string;
  /** A file of the site, by its path below the base path, without a slash at its beginning. */
  readonly file: (path: string) => Promise<Response>;
  /** What the host sends by itself for the request. */
  readonly next: () => Promise<Response>;
}

/** One deployment has one index; an isolate reads it once. */
const known = new Map<string, Promise<PageForms>>();

function formsOf(origin: string, host: Host): Promise<PageForms> {
  const key = origin + host.baseUrl;
  const forms =
    known.get(key) ??
    host
      .file(PAGE_INDEX)
      .then((response) => {
        if (!response.ok) throw new Error(`the host answers ${response.status}`);
        return response.json();
      })
      .then((index) => new PageForms(PageIndexSchema.parse(index)));
  // What failed is tried again.
  forms.catch(() => known.delete(key));
  known.set(key, forms);
  return forms;
}

/**
 * Answers a request to a static host in the form that the client wants: HTML or Markdown, a section alone, a 404 that programs can read.
 * While the index of pages cannot be read, the host answers by itself.
 */
export async function respond(request: Request, host: Host): Promise<Response> {
  const {pathname, searchParams, search, origin} = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // A function may run before the files that it reads, too.
  const isIndex = pathname === host.baseUrl + PAGE_INDEX;
  if (!isRead || isIndex || !pathname.startsWith(host.baseUrl)) return host.next();
  const forms = await formsOf(origin, host).catch((error: unknown) => {
    console.error(`${PAGE_INDEX} cannot be read, so pages have one form: ${String(error)}`);
  });
  if (!forms) return host.next();
  const path = percentDecoded(pathname.slice(host.baseUrl.length - 1));
  const header = (name: string): string | undefined => request.headers.get(name) ?? undefined;
  const decision = forms.decide(path, header);
  const answer = async (): Promise<Response> => {
    switch (decision?.kind) {
      case 'redirect':
        return new Response(null, {
          status: 308,
          headers: {Location: host.baseUrl + decision.to.slice(1) + search},
        });
      case 'markdown':
        return markdown(decision, forms, path, searchParams.get('section'), host);
      case 'page':
        return withHeaders(await host.next(), forms.pageHeaders(decision.entry));
      case undefined: {
        const response = await host.next();
        if (response.status !== 404)
          return isPage(response, path) ? withHeaders(response, forms.otherPageHeaders) : response;
        return asksForMarkdown(path, header)
          ? ownResponse(response, forms.missingPage(path))
          : withHeaders(response, forms.missingPageHeaders());
      }
    }
  };
  const response = await answer();
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

/** Whether a host sends a page. What it will only send later has no type yet; a path without an ending is that of a page. */
function isPage({headers}: Response, path: string): boolean {
  const type = headers.get('Content-Type');
  return type === null ? !/\.\w+$/.test(path) : type.startsWith('text/html');
}

async function markdown(
  {entry}: Extract<Decision, {kind: 'markdown'}>,
  forms: PageForms,
  path: string,
  section: string | null,
  host: Host,
): Promise<Response> {
  // What the host sends for a request may be a part of the file, or nothing at all, and no section could be cut from it.
  const isAsIs = section === null && path === entry.markdown;
  const response = await (isAsIs ? host.next() : host.file(entry.markdown.slice(1)));
  if (section === null || !response.ok)
    return withHeaders(response, forms.markdownHeaders(entry, entry.tokens));
  return ownResponse(response, forms.section(entry, await response.text(), section));
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers))
    if (name !== 'Vary') all.set(name, value);
    else if (all.get(name)?.includes(value) !== true) all.append(name, value);
  return new Response(response.body, {status: response.status, headers: all});
}

/** Headers that describe the bytes of a host's response. */
const OF_BYTES = [
  'Accept-Ranges',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** A response of this function, which also has what the host sends with each of its own. */
function ownResponse(
  {headers: hosts}: Response,
  {text, status, headers}: MarkdownAnswer,
): Response {
  const kept = new Headers(hosts);
  for (const name of OF_BYTES) kept.delete(name);
  return withHeaders(new Response(text, {status, headers: kept}), headers);
}
