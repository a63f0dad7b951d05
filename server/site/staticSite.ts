import type {Context, Handler} from 'hono';
import {PAGE_INDEX, PageIndexSchema} from '@toolhive-docs/agent-files';
import {WatchedFile} from '@toolhive-docs/built-site';
import {asksForMarkdown, PageForms, pagePath} from '@toolhive-docs/content-negotiation';
import {bindingsOf} from '../http/bindingsOf';
import {logError} from '../logging';
import {BuildFiles} from './BuildFiles';
import {type HostingPlanFile, withQuery} from './HostingPlanFile';
import {resolvePath} from './resolvePath';
import {sendFile, type Exchange} from './sendFile';
import {sendMarkdown, sendText} from './sendMarkdown';

/** While the build has no index. */
const NO_PAGES = new PageForms({
  site: '',
  title: '',
  description: '',
  root: 'http://localhost/',
  version: '',
  pages: [],
});

/** What programs ask a host for, whatever path the site lies under (RFC 8615 §3, RFC 9309 §2.3). */
const OF_HOST = /^\/(?:robots\.txt$|\.well-known\/)/;

/** Where the site lies on disk and in the address. */
export interface StaticSiteOptions {
  /** Folder of the production build. */
  readonly buildDir: string;
  /** Path the site is served under; starts and ends with a slash. */
  readonly baseUrl: string;
}

/**
 * Answers GET and HEAD from the files of a build: clean addresses, pages as HTML or Markdown, compressed siblings, entity
 * tags, ranges, redirects of pages that have moved, and the site's own not-found page. Sets all headers itself: Hono would make a response anew for those of a middleware.
 */
export function staticSite({buildDir, baseUrl}: StaticSiteOptions, plan: HostingPlanFile): Handler {
  const files = new BuildFiles(buildDir);
  const pages = new WatchedFile({
    ...{buildDir, name: PAGE_INDEX, what: 'index', none: NO_PAGES, log: logError},
    parse: (json) => new PageForms(PageIndexSchema.parse(json)),
  });
  const folder = baseUrl.slice(0, -1);

  return async (context) => {
    const {pathname, search, searchParams} = new URL(context.req.url);
    const requestHeader = headersOf(context);
    const always = plan.headersFor(context, requestHeader);
    const exchange: Exchange = {
      files,
      headers: always,
      isHead: context.req.method === 'HEAD',
      requestHeader,
      breakOff: () => bindingsOf(context).outgoing?.destroy(),
    };
    const redirect = (to: string, status: 307 | 308) =>
      new Response(null, {status, headers: {...always, Location: to}});

    if (context.req.method !== 'GET' && context.req.method !== 'HEAD')
      return text('Use GET or HEAD.\n', 405, {...always, Allow: 'GET, HEAD'});
    const isOfHost = !pathname.startsWith(baseUrl) && OF_HOST.test(pathname);
    if (!pathname.startsWith(baseUrl) && !isOfHost) {
      // Not for good: a browser would remember it after the base path has changed.
      return `${pathname}/` === baseUrl || pathname === '/'
        ? redirect(baseUrl + search, 307)
        : notFound(exchange, pathname);
    }
    const path = isOfHost ? pathname : pathname.slice(folder.length);
    const moved = plan.read().targetOf(path);
    if (moved !== undefined) return redirect(folder + withQuery(moved, search), 308);
    const forms = pages.read();
    const missing = () =>
      asksForMarkdown(path, requestHeader)
        ? sendText(exchange, forms.missingPage(path))
        : notFound({...exchange, headers: {...always, ...forms.missingPageHeaders()}}, pathname);
    const found = resolvePath(path, files.exists);
    switch (found.kind) {
      case 'file': {
        const form = forms.decide(pagePath(found.path), exchange.requestHeader);
        if (form?.kind === 'markdown')
          return (
            (await sendMarkdown(exchange, forms, form.entry, searchParams.get('section'))) ??
            missing()
          );
        const own = form?.kind === 'page' ? forms.pageHeaders(form.entry) : undefined;
        const other = found.path.endsWith('.html') ? forms.otherPageHeaders : undefined;
        const headers = {...always, ...(own ?? other)};
        return (await sendFile({...exchange, headers}, found.path, 200)) ?? missing();
      }
      case 'redirect':
        return redirect(folder + found.to + search, 308);
      case 'missing': {
        const other = forms.decide(path, exchange.requestHeader);
        return other?.kind === 'redirect' ? redirect(folder + other.to + search, 308) : missing();
      }
      case 'malformed':
        return notFound(exchange, pathname, 400);
    }
  };
}

/** Reads headers of a request as Node has them, where it comes from there: Hono would make an object of all of them first. */
function headersOf(context: Context): Exchange['requestHeader'] {
  const {incoming} = bindingsOf(context);
  if (incoming === undefined) return (name) => context.req.header(name);
  return (name) => {
    const value = incoming.headers[name.toLowerCase()];
    return typeof value === 'string' ? value : value?.join(', ');
  };
}

/** The site's not-found page; a short text for a missing file (script, image) that a program, not a reader, asked for. */
async function notFound(
  exchange: Exchange,
  pathname: string,
  status: 404 | 400 = 404,
): Promise<Response> {
  const short = () =>
    text(status === 404 ? 'Not found\n' : 'This address is not correctly encoded.\n', status, {
      ...exchange.headers,
      'Cache-Control': 'no-cache',
    });
  const isFile = /\.\w+$/.test(pathname) && !pathname.endsWith('.html');
  const isForReader = exchange.requestHeader('Accept')?.includes('text/html') ?? false;
  const page = isFile && !isForReader ? undefined : await sendFile(exchange, '404.html', status);
  return page ?? short();
}

function text(body: string, status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(body, {
    status,
    headers: {...headers, 'Content-Type': 'text/plain; charset=utf-8'},
  });
}
