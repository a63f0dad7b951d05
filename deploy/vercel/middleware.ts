import {asksForMarkdown} from '@toolhive-docs/content-negotiation';
import {respond} from '../functions/respond';

/** Path the site lies under. */
const BASE_URL = '/';
/** Marks a request that this function makes itself. */
const OWN = 'x-docs-middleware';

/** Lets the host send what it has; headers of this response are added to it. */
const passOn = (): Response => new Response(null, {headers: {'x-middleware-next': '1'}});

// The host demands a default export.
export default async function middleware(request: Request): Promise<Response> {
  if (request.headers.has(OWN)) return passOn();
  const ask = (address: URL | string): Promise<Response> =>
    fetch(address, {headers: {[OWN]: '1'}, redirect: 'manual'});
  const {pathname} = new URL(request.url);
  const isMarkdown = asksForMarkdown(pathname, (name) => request.headers.get(name) ?? undefined);
  return respond(request, {
    baseUrl: BASE_URL,
    file: (path) => ask(new URL(BASE_URL + path, request.url)),
    next: async () => (isMarkdown ? ask(request.url) : passOn()),
  });
}

/** Scripts, styles and pictures have one form. */
export const config = {matcher: '/((?!assets/|img/|pages\\.json).*)'};
