import type {Context, Handler} from 'hono';
import {cacheControl, DRAWING_POLICY, DRAWINGS} from '../packages/hosting';
import {acceptedEncodings} from './acceptedEncodings';
import {isCompressible} from './compressible';
import {contentType} from './contentType';
import {FileCache, type CachedFile} from './fileCache';
import type {HostingPlanFile} from './HostingPlanFile';
import {parseRange} from './parseRange';
import {redirectOf, withQuery} from './redirectOf';
import {resolvePath} from './resolvePath';

/** Where the site lies on disk and in the address. */
export interface StaticSiteOptions {
  /** Folder of the production build. */
  readonly buildDir: string;
  /** Path the site is served under; starts and ends with a slash. */
  readonly baseUrl: string;
}

/**
 * Answers GET and HEAD from the files of a build: clean addresses, compressed siblings, entity tags,
 * ranges, redirects of pages that have moved, and the site's own not-found page. Never throws for any request path.
 */
export function staticSite({buildDir, baseUrl}: StaticSiteOptions, plan: HostingPlanFile): Handler {
  const files = new FileCache(buildDir);

  return async (context) => {
    const {pathname, search} = new URL(context.req.url);
    if (!pathname.startsWith(baseUrl)) {
      // Not for good: a browser would remember it after the base path has changed.
      return `${pathname}/` === baseUrl || pathname === '/'
        ? context.redirect(baseUrl + search, 307)
        : notFound(context, files, pathname);
    }
    const path = pathname.slice(baseUrl.length - 1);
    const moved = redirectOf(path, (await plan.read()).redirects);
    if (moved !== undefined)
      return context.redirect(baseUrl.slice(0, -1) + withQuery(moved, search), 308);
    const found = await resolvePath(path, files.exists);
    switch (found.kind) {
      case 'file':
        return (await sendFile(context, files, found.path)) ?? notFound(context, files, pathname);
      case 'redirect':
        return context.redirect(baseUrl.slice(0, -1) + found.to + search, 308);
      case 'missing':
        return notFound(context, files, pathname);
      case 'malformed':
        return context.text(`This address is not correctly encoded. Start at ${baseUrl}\n`, 400);
    }
  };
}

/** The site's not-found page; a short text for a missing file (script, image) that a program, not a reader, asked for. */
async function notFound(context: Context, files: FileCache, pathname: string): Promise<Response> {
  const isFile = /\.\w+$/.test(pathname) && !pathname.endsWith('.html');
  const forReader = context.req.header('Accept')?.includes('text/html') ?? false;
  const page = isFile && !forReader ? undefined : await sendFile(context, files, '404.html', 404);
  return page ?? context.text('Not found\n', 404, {'Cache-Control': 'no-cache'});
}

async function sendFile(
  context: Context,
  files: FileCache,
  path: string,
  status: 200 | 404 = 200,
): Promise<Response | undefined> {
  // A range counts bytes of the file as it is, so it is never answered from a compressed sibling.
  const wantsRange =
    status === 200 && context.req.method === 'GET' && context.req.header('Range') !== undefined;
  const {file, encoding} = await pickVariant(
    files,
    path,
    wantsRange ? '' : context.req.header('Accept-Encoding'),
  );
  if (file === undefined) {
    return undefined;
  }
  context.header('Content-Type', contentType(path));
  context.header('Cache-Control', status === 200 ? cacheControl(path) : 'no-cache');
  context.header('Accept-Ranges', 'bytes');
  if (isCompressible(path)) {
    context.header('Vary', 'Accept-Encoding');
  }
  if (encoding !== undefined) {
    context.header('Content-Encoding', encoding);
  }
  if (status === 200) {
    context.header('ETag', file.etag);
    if (path.startsWith(DRAWINGS)) {
      context.header('Content-Security-Policy', DRAWING_POLICY);
    }
    if (isUnchanged(context.req.header('If-None-Match'), file.etag)) {
      return context.body(null, 304);
    }
  }
  return wantsRange ? sendRange(context, file) : send(context, file.body, status);
}

async function pickVariant(files: FileCache, path: string, acceptEncoding: string | undefined) {
  for (const {name, ending} of isCompressible(path) ? acceptedEncodings(acceptEncoding) : []) {
    const file = await files.read(path + ending);
    if (file !== undefined) {
      return {file, encoding: name};
    }
  }
  return {file: await files.read(path), encoding: undefined};
}

/** RFC 9110 §13.1.2: any of a list of tags, weak or strong, or `*`. */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags !== undefined && (tags.includes(etag) || tags.includes('*'));
}

function sendRange(context: Context, {body, etag}: CachedFile): Response {
  const ifRange = context.req.header('If-Range');
  const range =
    ifRange === undefined || ifRange === etag
      ? parseRange(context.req.header('Range'), body.length)
      : undefined;
  if (range === undefined) {
    return send(context, body, 200);
  }
  if (range === 'unsatisfiable') {
    context.header('Content-Range', `bytes */${body.length}`);
    return context.body(null, 416);
  }
  context.header('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`);
  return send(context, body.subarray(range.start, range.end + 1), 206);
}

/** HEAD answers carry the length too; Hono drops their body. */
function send(context: Context, body: Uint8Array<ArrayBuffer>, status: 200 | 206 | 404): Response {
  context.header('Content-Length', String(body.length));
  return context.body(body, status);
}
