import {respond} from '../functions/respond';

/** What Netlify hands to an edge function. */
interface Context {
  readonly next: () => Promise<Response>;
}

/** Path the site lies under. */
const BASE_URL = '/';

// The host demands a default export.
export default function markdown(request: Request, context: Context): Promise<Response> {
  return respond(request, {
    baseUrl: BASE_URL,
    file: (path) => fetch(new URL(BASE_URL + path, request.url)),
    next: () => context.next(),
  });
}

/** Scripts, styles and pictures have one form. */
export const config = {path: '/*', excludedPath: ['/assets/*', '/img/*', '/pages.json']};
