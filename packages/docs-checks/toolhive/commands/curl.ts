import {checkRequest, contentOf, matchOperation, readFields} from '@toolhive-docs/api-spec';
import type {Facts} from '../../facts/types';
import {isUnlisted} from '../../report/Finding';
import {ignoredProblem} from '../../samples/ignoredProblem';
import {type CurlRequest, readCurl} from '../../samples/readCurl';
import {addressProblem} from '../values/addresses';
import {shownFileProblems} from './shownFile';
import type {CommandContext, ProgramCheck} from './types';

/** Checks the options, the address, and, for the local API, method, path, query and body against its specification. */
export const checkCurl: ProgramCheck = ({words}, context) => {
  const request = readCurl(words);
  if (context.mention && request.urls.length === 0) return request.problems;
  // The value of an unknown option looks like an address.
  if (request.problems.some(isUnlisted)) return request.problems;
  if (request.urls.length === 0) return [...request.problems, 'curl needs an address'];
  return [
    ...request.problems,
    ...request.urls.flatMap((url) => {
      if (/^<[A-Z_]+>$/.test(url)) return [];
      const problem = addressProblem(url, context.facts, request.method);
      return problem === undefined ? apiRequestProblems(request, url, context) : [problem];
    }),
  ];
};

/** Query parameters that this release understands although its specification has none (x-release-notes of GET /workloads). */
const UNWRITTEN_QUERY: Readonly<Record<string, readonly string[]>> = {getWorkloads: ['all']};

/** Checks query and body of a request to the local API, and messages to a proxy; other requests have no problems here. */
function apiRequestProblems(
  request: CurlRequest,
  url: string,
  {facts, page}: CommandContext,
): string[] {
  const {pathname, searchParams} = new URL(url.replaceAll(/<[A-Z_]+>|\$\{?\w+\}?/g, 'x'));
  if (pathname === facts.paths.httpPaths.proxy.messages)
    return messageProblems(request.body, facts);
  const match = matchOperation(facts.api, request.method, pathname);
  if (match.kind !== 'operation') return [];
  const {operation, parameters} = match;
  const known = [
    ...operation.parameters.map(({value}) => value.name),
    ...(UNWRITTEN_QUERY[operation.id] ?? []),
  ];
  const strange = [...searchParams.keys()]
    .filter((name) => !known.includes(name))
    .map((name) => `${operation.id} has no query parameter "${name}"`);
  if (request.body === undefined) return [...strange, ...bodyProblems(undefined)];
  if (request.body.startsWith('@')) {
    return [...strange, ...shownFileProblems(request.body.slice(1), page)];
  }
  if (!operation.requestBody) return [...strange, `${request.method} ${pathname} takes no body`];
  try {
    return [...strange, ...bodyProblems(JSON.parse(request.body))];
  } catch (error) {
    return [
      ...strange,
      `the body is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }

  function bodyProblems(body: unknown): string[] {
    const pointer = operation.requestBody && contentOf(operation.requestBody)[0]?.schemaPointer;
    const {value, ignored} = readFields(facts.api, pointer, body);
    const parts = {
      path: parameters,
      query: searchParams,
      ...(body === undefined ? {} : {body: value}),
    };
    return [
      ...checkRequest(facts.api, operation, parts).map(
        ({where, path, message}) => `${where}${path === '' ? '' : ` ${path}`} ${message}`,
      ),
      ...ignored.map((field) => `body ${ignoredProblem(field)}`),
    ];
  }
}

/** What a client posts to a proxy is an MCP message. */
function messageProblems(body: string | undefined, {schemas}: Facts): string[] {
  try {
    return schemas.problems('mcp-message', JSON.parse(body ?? 'null'));
  } catch (error) {
    return [`the message is not JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
}
