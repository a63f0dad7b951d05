import type {HttpBindings} from '@hono/node-server';
import type {Context, Handler} from 'hono';
import {missingPage, prefersMarkdown} from '@toolhive-docs/content-negotiation';
import {BuildFiles} from './BuildFiles';
import {headersFor, type HostingPlanFile} from './HostingPlanFile';
import {withQuery} from './redirects';
import {PageFormsFile} from './PageFormsFile';
import {resolvePath} from './resolvePath';
import {sendFile, type Exchange, type MaybePromise} from './sendFile';
import {markdownMissing, sendMarkdown} from './sendMarkdown';

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
  const pages = new PageFormsFile(buildDir);
  const folder = baseUrl.slice(0, -1);

  return (context) => {
    const served = plan.read();
    const {pathname, search, searchParams} = new URL(context.req.url);
    const requestHeader = headersOf(context);
    const always = headersFor(served, context.req.url, requestHeader('X-Forwarded-Proto'));
    const exchange = exchangeOf(context, files, always, requestHeader);
    const redirect = (to: string, status: 307 | 308) =>
      new Response(null, {status, headers: {...always, Location: to}});

    if (context.req.method !== 'GET' && context.req.method !== 'HEAD')
      return text('Use GET or HEAD.\n', 405, {...always, Allow: 'GET, HEAD'});
    if (!pathname.startsWith(baseUrl)) {
      // Not for good: a browser would remember it after the base path has changed.
      return `${pathname}/` === baseUrl || pathname === '/'
        ? redirect(baseUrl + search, 307)
        : notFound(exchange, pathname);
    }
    const path = pathname.slice(folder.length);
    const moved = served.redirects.targetOf(path);
    if (moved !== undefined) return redirect(folder + withQuery(moved, search), 308);
    const forms = pages.read();
    const missing = () =>
      path.endsWith('.md') || prefersMarkdown(exchange.requestHeader)
        ? markdownMissing(exchange, missingPage(path, forms.index), forms)
        : notFound({...exchange, headers: {...always, ...forms.missingPageHeaders()}}, pathname);
    const found = resolvePath(path, files.exists);
    switch (found.kind) {
      case 'file': {
        const form = forms.decide(pagePath(found.path), exchange.requestHeader);
        if (form?.kind === 'markdown')
          return whenFound(
            sendMarkdown(exchange, forms, form.entry, searchParams.get('section')),
            missing,
          );
        const headers = form?.kind === 'page' ? forms.pageHeaders(form.entry) : {};
        return whenFound(
          sendFile({...exchange, headers: {...always, ...headers}}, found.path, 200),
          missing,
        );
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

/** The path of a page from that of its file; of any other file, its own. */
const pagePath = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** Reads headers of a request as Node has them, where it comes from there: Hono would make an object of all of them first. */
function headersOf({env, req}: Context): Exchange['requestHeader'] {
  const {incoming} = (env ?? {}) as Partial<HttpBindings>;
  if (incoming === undefined) return (name) => req.header(name);
  return (name) => {
    const value = incoming.headers[name.toLowerCase()];
    return typeof value === 'string' ? value : value?.join(', ');
  };
}

function exchangeOf(
  context: Context,
  files: BuildFiles,
  headers: Exchange['headers'],
  requestHeader: Exchange['requestHeader'],
): Exchange {
  const {outgoing} = (context.env ?? {}) as Partial<HttpBindings>;
  return {
    files,
    headers,
    isHead: context.req.method === 'HEAD',
    requestHeader,
    breakOff: () => outgoing?.destroy(),
  };
}

/** The site's not-found page; a short text for a missing file (script, image) that a program, not a reader, asked for. */
function notFound(
  exchange: Exchange,
  pathname: string,
  status: 404 | 400 = 404,
): MaybePromise<Response> {
  const short = () =>
    text(status === 404 ? 'Not found\n' : 'This address is not correctly encoded.\n', status, {
      ...exchange.headers,
      'Cache-Control': 'no-cache',
    });
  const isFile = /\.\w+$/.test(pathname) && !pathname.endsWith('.html');
  const isForReader = exchange.requestHeader('Accept')?.includes('text/html') ?? false;
  return isFile && !isForReader
    ? short()
    : whenFound(sendFile(exchange, '404.html', status), short);
}

/** The response, or another one when the file is gone; at once when it is known at once. */
function whenFound(
  response: MaybePromise<Response | undefined>,
  otherwise: () => MaybePromise<Response>,
): MaybePromise<Response> {
  return response instanceof Promise
    ? response.then((known) => known ?? otherwise())
    : (response ?? otherwise());
}

function text(body: string, status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(body, {
    status,
    headers: {...headers, 'Content-Type': 'text/plain; charset=utf-8'},
  });
}
