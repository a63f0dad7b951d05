import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {listen, type Listening} from '../../../../server/testing/listen';

interface Identified {
  readonly objectID: string;
}

/** An index of the provider. */
export interface StoredIndex {
  settings: Record<string, unknown>;
  synonyms: Map<string, object>;
  records: Map<string, object>;
}

/** A status to answer a request with, or none. */
export type Fault = (what: string) => number | undefined;

export interface ProviderServer extends Listening {
  readonly indexes: Map<string, StoredIndex>;
  /** Every request so far: `POST docs/batch`. Random parts of names are left out. */
  readonly calls: string[];
  fault: Fault;
}

const KEY = 'admin-key';

export const emptyIndex = (): StoredIndex => ({
  settings: {},
  synonyms: new Map(),
  records: new Map(),
});

/** A server with the part of the provider's management interface that a push uses. Its tasks are finished when they are asked for the second time. */
export async function startProvider(): Promise<ProviderServer> {
  const indexes = new Map<string, StoredIndex>();
  const polled = new Map<string, number>();
  const provider = {indexes, calls: [] as string[], fault: (() => undefined) as Fault};
  const server = createServer((request, response) => void handle(request, response));

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const {pathname} = new URL(request.url ?? '', 'http://localhost');
    const [name = '', ...action] = pathname
      .replace('/1/indexes/', '')
      .split('/')
      .map(decodeURIComponent);
    const sent = await text(request);
    const body = (sent === '' ? {} : JSON.parse(sent)) as Record<string, unknown>;
    const operation = typeof body['operation'] === 'string' ? ` ${body['operation']}` : '';
    const what = `${request.method ?? ''} ${[name.replace(/_tmp_\w+/, '_tmp'), ...action].join('/')}${operation}`;
    provider.calls.push(what.replace(/(task|synonyms)\/(?!search|batch).*/, '$1'));
    const isKnown = request.headers['x-algolia-api-key'] === KEY;
    const [status, reply] = isKnown
      ? replyTo(provider.fault(what), request.method ?? '', name, action, body)
      : [403, {message: 'Invalid Application-ID or API key', status: 403}];
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(reply));
  };

  function replyTo(
    fault: number | undefined,
    method: string,
    name: string,
    [action = '', id = '']: readonly string[],
    body: Record<string, unknown>,
  ): [number, object] {
    if (fault !== undefined) return [fault, {message: 'told to fail', status: fault}];
    const task = {taskID: provider.calls.length, updatedAt: new Date().toISOString()};
    const known = indexes.get(name);
    const index = known ?? emptyIndex();
    if (known === undefined && method === 'GET' && action === 'settings')
      return [404, {message: `Index ${name} does not exist`, status: 404}];
    switch (`${method} ${action} ${id}`.trim()) {
      case `GET task ${id}`:
        polled.set(id, (polled.get(id) ?? 0) + 1);
        return [200, {status: (polled.get(id) ?? 0) > 1 ? 'published' : 'notPublished'}];
      case 'GET settings':
        return [200, index.settings];
      case 'POST query':
        return [200, {hits: [], nbHits: index.records.size}];
      case 'POST synonyms search':
        return [200, {hits: [...index.synonyms.values()], nbHits: index.synonyms.size}];
      case 'PUT settings':
        Object.assign(index.settings, body);
        break;
      case 'POST synonyms batch':
        for (const one of body as unknown as Identified[]) index.synonyms.set(one.objectID, one);
        break;
      case `DELETE synonyms ${id}`:
        index.synonyms.delete(id);
        break;
      case 'POST batch':
        for (const {body: record} of body['requests'] as {body: Identified}[])
          index.records.set(record.objectID, record);
        break;
      case 'POST operation':
        operate(name, index, body);
        return [200, task];
      case 'DELETE':
        indexes.delete(name);
        return [200, task];
      default:
        return [404, {message: `${method} ${action} is not known`, status: 404}];
    }
    indexes.set(name, index);
    return [200, task];
  }

  function operate(name: string, index: StoredIndex, body: Record<string, unknown>): void {
    const destination = String(body['destination']);
    if (body['operation'] === 'move') {
      indexes.set(destination, index);
      indexes.delete(name);
    } else {
      const {records} = indexes.get(destination) ?? emptyIndex();
      indexes.set(destination, {...structuredClone({...index, records: new Map()}), records});
    }
  }

  return Object.assign(provider, await listen(server));
}
