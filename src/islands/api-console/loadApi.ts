import {listOperations, type ApiSpec} from '@toolhive-docs/api-spec';
import type {ConsoleOperation} from './request/ConsoleOperation';
import {operationOf} from './request/operationOf';
import {Session} from './session/Session';

/** What consoles are made of. */
export interface Api {
  readonly session: Session;
  readonly operations: ReadonlyMap<string, ConsoleOperation>;
}

let loading: Promise<Api> | undefined;

/**
 * Fetches the published specification and the sandbox, once for each load of the page.
 * @param specUrl - Address of the specification in JSON.
 * @throws Error when one of them cannot be had; the next call tries again
 */
export function loadApi(specUrl: string): Promise<Api> {
  loading ??= load(specUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(specUrl: string): Promise<Api> {
  const [spec, {startSandbox}] = await Promise.all([
    fetchSpec(specUrl),
    import(/* webpackChunkName: "sandbox" */ './session/startSandbox'),
  ]);
  const operations = listOperations(spec)
    .filter(({source}) => source === 'path')
    .map((view) => operationOf(spec, view));
  return {
    session: new Session(spec, (state) => startSandbox(spec, state)),
    operations: new Map(operations.map((operation) => [operation.id, operation])),
  };
}

async function fetchSpec(url: string): Promise<ApiSpec> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as ApiSpec;
}
