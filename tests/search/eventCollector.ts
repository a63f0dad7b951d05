import {createServer} from 'node:http';
import {listen, type Listening} from '../../server/testing/listen';

/** An event as it came over the wire. */
export interface ReceivedEvent {
  readonly eventType: string;
  readonly eventName: string;
  readonly index: string;
  readonly objectIDs: readonly string[];
  readonly positions?: readonly number[];
  readonly queryID: string;
  readonly userToken: string;
}

/** A server that collects events, and what came, one entry for each request. */
export interface EventCollector extends Listening {
  readonly requests: {readonly address: string; readonly events: readonly ReceivedEvent[]}[];
}

/** Starts a collector on a free port. */
export async function startEventCollector(): Promise<EventCollector> {
  const requests: EventCollector['requests'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      requests.push({
        address: `${request.method} ${request.url}`,
        events: (JSON.parse(body) as {events: ReceivedEvent[]}).events,
      });
      response
        .writeHead(200, {'access-control-allow-origin': '*', 'content-type': 'application/json'})
        .end('{"status":200}');
    });
  });
  return {...(await listen(server)), requests};
}
