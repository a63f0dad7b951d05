import {Agent, request} from 'node:http';
import type {AnyRequest} from './anyRequest';

/** Connections at a time. */
const AT_ONCE = 16;

/** How long an answer may take, in milliseconds. */
const LONGEST = 20_000;

export interface Sent {
  /** How often each status came. */
  readonly statuses: ReadonlyMap<number, number>;
  /** A line for each request that was answered as none may be, or not at all. */
  readonly problems: readonly string[];
}

/**
 * Sends requests, each as another client: limits for one client are not what is tried here.
 *
 * @param expected - Statuses from 500 on that the server may answer.
 */
export async function sendAll(
  port: number,
  requests: readonly AnyRequest[],
  expected: readonly number[],
): Promise<Sent> {
  const agent = new Agent({keepAlive: true, maxSockets: AT_ONCE});
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  const queue = requests.entries();
  const work = async (): Promise<void> => {
    for (const [at, one] of queue) {
      const outcome = await send(port, one, at, agent);
      if (typeof outcome === 'number') statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
      if (typeof outcome === 'string' || (outcome >= 500 && !expected.includes(outcome)))
        problems.push(`${outcome} for ${JSON.stringify(one)}`);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  agent.destroy();
  return {statuses, problems};
}

/** @returns The status, or what went wrong. */
function send(
  port: number,
  {method, path, headers, body}: AnyRequest,
  at: number,
  agent: Agent,
): Promise<number | string> {
  return new Promise((resolve) => {
    const client = `198.18.${(at >> 8) & 255}.${at & 255}`;
    // Node says no length of what a DELETE brings, which then counts as another request.
    const length = body === undefined ? {} : {'Content-Length': Buffer.byteLength(body)};
    const sent = request({
      ...{port, host: '127.0.0.1', method, path, agent, timeout: LONGEST},
      headers: {...headers, ...length, 'X-Forwarded-For': client},
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${LONGEST} ms`)));
    sent.on('error', (error) => resolve(error.message));
    sent.on('response', (answer) => {
      answer.on('error', (error) => resolve(error.message));
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.end(body);
  });
}
