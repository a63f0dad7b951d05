import {respond} from '../functions/respond';

/** What Cloudflare Pages hands to a function. */
interface Context {
  readonly request: Request;
  readonly env: {readonly ASSETS: {readonly fetch: (address: URL) => Promise<Response>}};
  readonly next: () => Promise<Response>;
}

/** Path the site lies under. */
const BASE_URL = '/';

/** Runs before each file of the site. */
export function onRequest({request, env, next}: Context): Promise<Response> {
  return respond(request, {
    baseUrl: BASE_URL,
    file: (path) => env.ASSETS.fetch(new URL(BASE_URL + path, request.url)),
    next,
  });
}
