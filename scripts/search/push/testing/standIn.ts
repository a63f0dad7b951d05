import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';

/** An index of the stand-in. */
export interface StoredIndex {
  settings: Record<string, unknown>;
  synonyms: readonly string[];
  records: Map<string, unknown>;
}

/** What the stand-in does with a request instead of answering it: a status, or nothing at all. */
export type Fault = (what: string) => number | 'hang' | undefined;

export interface StandIn {
  readonly url: string;
  readonly indexes: Map<string, StoredIndex>;
  /** Every request so far: `POST docs/batch`. Random parts of names are left out. */
  readonly calls: string[];
  fault: Fault;
  readonly close: () => Promise<void>;
}

const KEY = 'admin-key';

/** A provider of our own with the management interface that a push uses: a task is finished when it is asked for the second time. */
export async function startStandIn(): Promise<StandIn> {
  const indexes = new Map<string, StoredIndex>();
  const asked = new Map<string, number>();
  const server = createServer((request, response) => void answer(request, response));
  const standIn = {indexes, calls: [] as string[], fault: (() => undefined) as Fault};

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
    const [name = '', action = '', id = ''] = (request.url ?? '')
      .replace('/1/indexes/', '')
      .split('/')
      .map(decodeURIComponent);
    const body =
      request.method === 'GET' || request.method === 'DELETE'
        ? {}
        : ((await json(request)) as Record<string, unknown>);
    const what = `${request.method ?? ''} ${name.replace(/_tmp_\w+/, '_tmp')}${action && `/${action}`}${typeof body['operation'] === 'string' ? ` ${body['operation']}` : ''}`;
    standIn.calls.push(what);
    const fault = standIn.fault(what);
    if (fault === 'hang') return;
    if (fault !== undefined)
      return void send(fault, {message: 'the stand-in was told to fail', status: fault});
    if (request.headers['x-algolia-api-key'] !== KEY)
      return void send(403, {message: 'Invalid Application-ID or API key', status: 403});
    const index = indexes.get(name);
    const store = (): StoredIndex => {
      const stored = indexes.get(name) ?? {settings: {}, synonyms: [], records: new Map()};
      indexes.set(name, stored);
      return stored;
    };
    switch (`${request.method ?? ''} ${action}`) {
      case 'GET task':
        asked.set(id, (asked.get(id) ?? 0) + 1);
        return void send(200, {status: (asked.get(id) ?? 0) > 1 ? 'published' : 'notPublished'});
      case 'PUT settings':
        Object.assign(store().settings, body);
        break;
      case 'POST batch':
        for (const {body: record} of body['requests'] as {body: {objectID: string}}[])
          store().records.set(record.objectID, record);
        break;
      case 'DELETE ':
        indexes.delete(name);
        break;
      default: {
        if (index === undefined)
          return void send(404, {message: `Index ${name} does not exist`, status: 404});
        if (action === 'settings') return void send(200, index.settings);
        if (action === 'query')
          return void send(200, {hits: [], nbHits: index.records.size, exhaustiveNbHits: true});
        const destination = String(body['destination']);
        if (body['operation'] === 'copy')
          indexes.set(destination, {
            settings: {...index.settings},
            synonyms: index.synonyms,
            records: new Map(),
          });
        else {
          indexes.set(destination, index);
          indexes.delete(name);
        }
      }
    }
    send(200, {
      taskID: asked.size + standIn.calls.length * 1000,
      updatedAt: new Date().toISOString(),
    });
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
