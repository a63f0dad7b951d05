import {isDeepStrictEqual} from 'node:util';
import {isJson} from '@toolhive-docs/api-spec';
import type {GoldenExchange} from './goldenFile';

/** What a golden file is run against: something that answers, and a clock it goes by. */
export interface GoldenTarget {
  send(
    method: string,
    target: string,
    headers: readonly (readonly [string, string])[],
    body: string | undefined,
  ): Promise<Response>;
  advance(milliseconds: number): void;
}

/**
 * Sends the requests of a golden file one after the other and compares the replies.
 * Status, `Content-Type` and every header that is written must be equal; JSON bodies are compared by value, others to the letter.
 * @throws Error naming file and line, what was expected and what came
 */
export async function runGolden(
  exchanges: readonly GoldenExchange[],
  file: string,
  target: GoldenTarget,
): Promise<void> {
  for (const exchange of exchanges) {
    target.advance(exchange.advance);
    const response = await target.send(
      exchange.method,
      exchange.target,
      exchange.headers,
      exchange.body,
    );
    const differences = compare(exchange, response, await response.text());
    if (differences.length)
      throw new Error(
        `${file}:${exchange.line}: ${exchange.title}\n${differences.map((line) => `  ${line}`).join('\n')}`,
      );
  }
}

function compare({reply}: GoldenExchange, response: Response, body: string): string[] {
  const differences: string[] = [];
  const differ = (what: string, expected: string, actual: string) =>
    void differences.push(`${what}: expected ${expected}, got ${actual}`);
  if (response.status !== reply.status)
    differ(
      'status',
      String(reply.status),
      `${response.status} with the body ${JSON.stringify(body.slice(0, 200))}`,
    );
  const expectedHeaders = new Map(reply.headers);
  if (!expectedHeaders.has('content-type') && response.headers.has('content-type'))
    differ('content-type', 'none', response.headers.get('content-type') ?? '');
  for (const [name, value] of expectedHeaders) {
    if (response.headers.get(name) !== value)
      differ(name, value, response.headers.get(name) ?? 'none');
  }
  if (!sameBody(reply.body, body, expectedHeaders.get('content-type') ?? ''))
    differ('body', JSON.stringify(reply.body), JSON.stringify(body));
  return differences;
}

/** Every body ends with a newline, which the golden file does not show. */
function sameBody(expected: string, actual: string, type: string): boolean {
  if (expected === '' || !actual.endsWith('\n')) return expected === actual;
  if (!isJson(type)) return `${expected}\n` === actual;
  return isDeepStrictEqual(JSON.parse(expected), JSON.parse(actual));
}
