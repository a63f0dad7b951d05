import {
  checkRequest,
  contentOf,
  matchOperation,
  readFields,
  valueAt,
} from '@toolhive-docs/api-spec';
import {isUnlisted, unlisted, type Finding} from '../../report/Finding';
import {readCurl, type CurlRequest} from '../../samples/readCurl';
import {
  hasVariable,
  withDefaults,
  isOpen,
  isOpenAt,
  quoteVariables,
  withoutVariables,
} from '../../samples/variables';
import {addressProblem} from '../values/addresses';
import type {CommandContext, ProgramCheck} from './types';
import type {Facts} from '../../facts/types';
import {ignoredProblem} from '../../samples/ignoredProblem';
import {shownFileProblems} from './shownFile';

/** Checks the options, the address, and, for the local API, method, path, query and body against its specification. */
export const checkCurl: ProgramCheck = ({words, input}, context) => {
  const request = readCurl(words);
  if (context.mention && request.urls.length === 0) return request.problems;
  // The value of an unknown option looks like an address.
  if (request.problems.some(isUnlisted)) return request.problems;
  if (request.urls.length === 0) return [...request.problems, 'curl needs an address'];
  const body = request.body === '@-' && input ? input.text : request.body;
  return [
    ...request.problems,
    ...request.urls.flatMap((written): Finding[] => {
      if (/^<[A-Z_]+>$/.test(written)) return [];
      const url = withScheme(withDefaults(written), context);
      if (!url.includes('://') && hasVariable(url)) return [openAddress(written)];
      const problem = addressProblem(url, context.facts, request.method);
      return problem === undefined
        ? apiRequestProblems({...request, body}, url, context)
        : [problem];
    }),
  ];
};

/** Like curl, takes `http` when an address has no scheme. On pages, addresses are complete. */
function withScheme(url: string, {page}: CommandContext): string {
  const isHost = /^[\w.-]+(:[^/?#]+)?([/?#]|$)/.test(url) && /[.:]|^localhost\b/.test(url);
  return page.alone && isHost && !url.includes('://') ? `http://${url}` : url;
}

function openAddress(url: string): Finding {
  return unlisted(
    `"${url}" cannot be checked, because its host is in a variable that nothing before it sets.`,
    'Set the variable in an earlier sample of the page',
  );
}

/** Query parameters that this release understands although its specification has none (x-release-notes of GET /workloads). */
const UNWRITTEN_QUERY: Readonly<Record<string, readonly string[]>> = {getWorkloads: ['all']};

/** Checks query and body of a request to the local API, and messages to a proxy; other requests have no problems here. */
function apiRequestProblems(
  request: CurlRequest,
  url: string,
  {facts, page}: CommandContext,
): Finding[] {
  const [, pathname = '', query = ''] =
    /^\w+:\/\/[^/?#]*([^?#]*)(?:\?([^#]*))?/.exec(withoutVariables(url)) ?? [];
  const searchParams = new URLSearchParams(query);
  if (pathname === facts.paths.httpPaths.proxy.messages)
    return messageProblems(request.body, facts);
  const match = matchOperation(facts.api, request.method, pathname);
  if (match.kind !== 'operation') return [];
  const {operation, parameters} = match;
  const known = [
    ...operation.parameters.map(({value}) => value.name),
    ...(UNWRITTEN_QUERY[operation.id] ?? []),
  ];
  const strange: Finding[] = [...searchParams.keys()]
    .filter((name) => !known.includes(name))
    .map((name) => `${operation.id} has no query parameter "${name}"`);
  if (request.body === undefined) return [...strange, ...bodyProblems(undefined)];
  if (!operation.requestBody) return [...strange, `${request.method} ${pathname} takes no body`];
  if (request.body.startsWith('@')) {
    const file = request.body.slice(1);
    return [...strange, ...bodyFileProblems(file, page)];
  }
  const read = readBody(request.body);
  return [
    ...strange,
    ...('problem' in read ? [problemOf('body', read.problem)] : bodyProblems(read.value)),
  ];

  function bodyProblems(body: unknown): string[] {
    const pointer = operation.requestBody && contentOf(operation.requestBody)[0]?.schemaPointer;
    const {value, ignored} = readFields(facts.api, pointer, body);
    const parts = {
      path: parameters,
      query: searchParams,
      ...(body === undefined ? {} : {body: value}),
    };
    return [
      ...checkRequest(facts.api, operation, parts)
        .filter(({where, path}) => where !== 'body' || !isOpen(valueAt(value, path)))
        .map(({where, path, message}) => `${where}${path === '' ? '' : ` ${path}`} ${message}`),
      ...ignored.map((field) => `body ${ignoredProblem(field)}`),
    ];
  }
}

/** A page shows the file with a body; one of a caller is not there. */
function bodyFileProblems(file: string, page: CommandContext['page']): Finding[] {
  if (page.alone)
    return [
      unlisted(
        `the body is not checked, because it is in ${file === '-' ? 'the standard input' : file}.`,
        'Show it on the page',
      ),
    ];
  return file === '-' ? [] : shownFileProblems(file, page);
}

type ReadBody = {value: unknown} | {problem: string | undefined};

/** Parses a body. Variables in it are values; the problem is undefined where they hide what is sent. */
function readBody(body: string): ReadBody {
  try {
    return {value: JSON.parse(body)};
  } catch (error) {
    if (!hasVariable(body)) return {problem: error instanceof Error ? error.message : 'unknown'};
  }
  try {
    return {value: JSON.parse(quoteVariables(body))};
  } catch {
    return {problem: undefined};
  }
}

function problemOf(what: 'body' | 'message', problem: string | undefined): Finding {
  return problem === undefined
    ? unlisted(
        `the ${what} cannot be checked, because of the variables in it.`,
        'Write it out, or mark the fence with fragment="why"',
      )
    : `the ${what} is not JSON: ${problem}`;
}

/** What a client posts to a proxy is an MCP message. */
function messageProblems(body: string | undefined, {schemas}: Facts): Finding[] {
  if (body?.startsWith('@')) return [];
  const read = readBody(body ?? 'null');
  return 'problem' in read
    ? [problemOf('message', read.problem)]
    : schemas
        .errors('mcp-message', read.value)
        .filter(({path}) => !isOpenAt(read.value, path))
        .map(({message}) => message);
}
