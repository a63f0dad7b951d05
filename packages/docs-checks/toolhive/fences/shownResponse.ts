import {checkResponse, findResponse, matchOperation} from '@toolhive-docs/api-spec';
import type {Facts} from '../../facts/types';
import type {Fence} from '../../page/types';
import {readCurl} from '../../samples/readCurl';
import {readShell} from '../../samples/readShell';

/** An answer as a page shows it. */
export interface ShownAnswer {
  /** Undefined when only the body is shown. */
  status?: number;
  contentType: string | null;
  body?: string;
}

/** Takes apart what `curl` prints: only the body, or with `-i` status line, headers, empty line and body. */
export function readAnswer({language, code}: Fence): ShownAnswer | undefined {
  if (language === 'json') return {contentType: 'application/json', body: code};
  const status = /^HTTP\/[\d.]+ (\d{3})/.exec(code)?.[1];
  if (status === undefined) return undefined;
  const [head = '', ...rest] = code.split(/\n\n/);
  const type = /^content-type:[ \t]*(\S.*)$/im.exec(head)?.[1] ?? null;
  // Without the type, the sample leaves the headers out and the body cannot be read.
  return {
    status: Number(status),
    contentType: type,
    ...(type === null ? {} : {body: rest.join('\n\n')}),
  };
}

/**
 * Checks an answer of the local API as it is shown below a `curl` sample: its status and its body against the specification.
 * An answer that went through another program, such as jq, is left alone.
 */
export function answerProblems(command: string, fence: Fence, {api, paths}: Facts): string[] {
  const calls = readShell(command).commands;
  const [call] = calls;
  if (calls.length !== 1 || call?.words[0] !== 'curl') return [];
  const {method, urls} = readCurl(call.words);
  const path = pathOf(urls[0]);
  const match = path === undefined ? undefined : matchOperation(api, method, path);
  // The proxy has a /health, too; its answer has a body.
  const isProxy =
    fence.language === 'json' && Object.values(paths.httpPaths.proxy).includes(path ?? '');
  if (path === undefined || isProxy || match?.kind !== 'operation') return [];
  const shown = readAnswer(fence);
  if (!shown) return [];
  const status =
    shown.status ?? successStatus(match.operation.responses.map((response) => response.status));
  if (!findResponse(api, {method, path, status}))
    return [`${method} ${path} never answers with ${status}`];
  if (shown.body === undefined) return [];
  return checkResponse(api, {
    method,
    path,
    status,
    contentType: shown.contentType,
    body: shown.body,
  }).map((problem) => `by the API specification, ${problem}`);
}

function pathOf(url: string | undefined): string | undefined {
  return /^https?:\/\/[^/]+(\/[^?#]*)/.exec(url ?? '')?.[1];
}

/** Without a shown status the sample is about success. */
function successStatus(statuses: readonly string[]): number {
  return Number(statuses.find((status) => status.startsWith('2')) ?? 200);
}
