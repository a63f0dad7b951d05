import {
  checkRequest,
  listOperations,
  matchOperation,
  withFieldNames,
  type OperationView,
  type ApiSpec,
} from '@toolhive-docs/api-spec';
import type {Handler, Call, Machine} from './handlers/Handler';
import {clientHandlers} from './handlers/clientHandlers';
import {exampleResponse, preferredStatus} from './handlers/exampleResponse';
import {registryHandlers} from './handlers/registryHandlers';
import {empty, errorText, json} from './handlers/reply';
import {workloadHandlers} from './handlers/workloadHandlers';
import {randomPort, type PickPort} from './ports';
import type {Registry} from './registries';
import {explainProblems, invalidRequest, RequestFault} from './request/RequestFault';
import {readBody} from './request/readBody';
import {emptyState, type Change, type SandboxState} from './state/SandboxState';

export interface SandboxOptions {
  /** The specification of the local API; requests are checked against it. */
  readonly spec: ApiSpec;
  /** Registries by name, `default` among them. */
  readonly registries: Readonly<Record<string, Registry>>;
  /** The time, in milliseconds since 1970. Default: that of the machine. */
  readonly now?: () => number;
  /** How new workloads get their port. Default: at random. */
  readonly pickPort?: PickPort;
  /** Where to begin. Default: empty. */
  readonly state?: SandboxState;
  /**
   * Keeps the state as each change leaves it, one after the other. Only when it resolves does the change happen and the caller get an
   * answer; when it rejects, nothing changes and the answer is 500.
   */
  readonly commit?: (state: SandboxState) => Promise<void>;
}

export interface Sandbox {
  /** Answers one request. Only method, path, query, headers and body count; the host does not matter. Never rejects. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The state as plain JSON, to keep and to begin with later. */
  readonly state: () => SandboxState;
}

const handlers: Readonly<Record<string, Handler>> = {
  getHealth: () => empty(204),
  getVersion: ({machine: {spec}}) => json(200, {version: spec['x-release'] ?? 'v0.0.0'}),
  getOpenApi: ({machine}) => json(200, machine.spec),
  ...clientHandlers,
  ...registryHandlers,
  ...workloadHandlers,
};

/**
 * Makes a local ToolHive API that runs nothing: one function from request to answer, with a state of its own. It needs no network
 * and nothing of Node, so it works in a page, in a worker and behind a server.
 * @throws Error when the specification has an operation that the sandbox cannot answer
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const {spec, now = () => Date.now(), commit} = options;
  const machine: Machine = {
    spec,
    pickPort: options.pickPort ?? randomPort,
    registries: new Map(Object.entries(options.registries)),
  };
  let {state = emptyState} = options;
  const makeChange = async (change: Change): Promise<void> => {
    const after = change(state);
    if (after === state) return;
    await commit?.(after).catch(() => {
      throw new RequestFault(500, 'The sandbox cannot keep the change');
    });
    state = after;
  };
  let last: Promise<unknown> = Promise.resolve();
  /** Changes wait for each other. One that fails does not hold up the next. */
  const change: Call['change'] = (one) => {
    const result = last.then(() => makeChange(one));
    last = result.catch(() => undefined);
    return result;
  };

  listOperations(spec).forEach(handlerOf);

  async function answer(request: Request): Promise<Response> {
    const {pathname, searchParams: query} = new URL(request.url);
    const match = matchOperation(spec, request.method, pathname.replace(ROUTER_ROOT, '$1'));
    if (match.kind === 'unknown-path') return errorText(404, '404 page not found');
    if (match.kind === 'wrong-method') return empty(405, {Allow: match.allow.join(', ')});
    const {operation, parameters: path} = match;
    const status = preferredStatus(request.headers);
    const preferred = status === undefined ? undefined : exampleResponse(spec, operation, status);
    if (preferred) return preferred;
    // A body that the operation does not ask for is not read.
    const body = operation.requestBody?.value.required
      ? withFieldNames(spec, operation, await readBody(request))
      : undefined;
    const problems = checkRequest(spec, operation, {path, query, body});
    if (problems.length) throw invalidRequest(explainProblems(problems));
    return handlerOf(operation)({
      machine,
      state,
      now: now(),
      query,
      body,
      change,
      parameter: (name) => path[name] ?? '',
    });
  }

  return {
    fetch: (request) =>
      answer(request).catch((error: unknown) =>
        error instanceof RequestFault
          ? errorText(error.status, error.message)
          : errorText(500, 'The sandbox could not do this'),
      ),
    state: () => state,
  };
}

function handlerOf({id}: OperationView): Handler {
  const handler = handlers[id];
  if (!handler)
    throw new Error(
      `The specification has the operation "${id}", which the sandbox cannot answer. Known: ${Object.keys(handlers).join(', ')}. Fix: add its handler to a file of packages/api-sandbox/handlers, or correct the operationId.`,
    );
  return handler;
}

/** Paths that the server also knows with a slash at the end: the roots of its routers. */
const ROUTER_ROOT = /^(\/health|\/api\/v1beta\/[^/]+|\/api\/v1beta\/registry\/[^/]+\/servers)\/$/;
