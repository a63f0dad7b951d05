import {createServer} from 'node:http';
import {listen, type Listening} from '../../../server/testing/listen';
import {hostingScript, tagScript} from './scriptShims';

/** A page view as it came over the wire. */
export interface View {
  readonly to: 'hosting' | 'tags';
  /** Path of the page, with its anchor. */
  readonly page: string;
  readonly title?: string;
  /** Whether the service was asked to leave the reader's address out. */
  readonly isAnonymous?: boolean;
}

/** A server that answers in the place of both services, and what came. */
export interface ViewCollector extends Listening {
  readonly views: View[];
  /** Paths of the scripts it was asked for. */
  readonly scripts: string[];
}

const pageOf = (address: string): string => {
  const {pathname, hash} = new URL(address);
  return pathname + hash;
};

/** Starts a collector on a free port. */
export async function startViewCollector(): Promise<ViewCollector> {
  const views: View[] = [];
  const scripts: string[] = [];
  const server = createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost');
    if (/script|gtag\/js/.test(pathname)) {
      scripts.push(request.url ?? '');
      response
        .writeHead(200, {'content-type': 'text/javascript'})
        .end(pathname.startsWith('/gtag') ? tagScript : hostingScript);
      return;
    }
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (pathname === '/g/collect') {
        views.push({
          to: 'tags',
          page: pageOf(searchParams.get('dl') ?? ''),
          title: searchParams.get('dt') ?? '',
          isAnonymous: searchParams.get('aip') === '1',
        });
      } else {
        views.push({to: 'hosting', page: pageOf((JSON.parse(body) as {o: string}).o)});
      }
      response.writeHead(204, {'access-control-allow-origin': '*'}).end();
    });
  });
  return {...(await listen(server)), views, scripts};
}
