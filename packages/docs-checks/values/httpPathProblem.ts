import {matchOperation} from '@toolhive-docs/api-spec';
import type {Facts} from '../facts/types';

/** Methods of the paths that a proxy serves. */
const PROXY_METHODS: Readonly<Record<string, string>> = {
  stream: 'GET',
  messages: 'POST',
  health: 'GET',
  metrics: 'GET',
};

/**
 * Checks method and path of a request to ToolHive: the local API of specs/toolhive-api.yaml, the proxy, or the operator's probes.
 * @param path without host, query and fragment; `{name}` and `<NAME>` may stand for parts.
 */
export function httpPathProblem(method: string, path: string, facts: Facts): string | undefined {
  if (path in facts.reviewed.httpPaths) return undefined;
  const {proxy, operator} = facts.paths.httpPaths;
  const other = [
    ...Object.entries(proxy).map(([name, known]) => ({
      known,
      method: PROXY_METHODS[name] ?? 'GET',
    })),
    ...Object.values(operator).map((known) => ({known, method: 'GET'})),
  ];
  if (other.some((each) => each.known === path && each.method === method)) return undefined;
  const match = matchOperation(facts.api, method, path.length > 1 ? path.replace(/\/$/, '') : path);
  if (match.kind === 'operation') return undefined;
  if (match.kind === 'wrong-method')
    return `${path} has no method ${method}; it has ${match.allow.join(', ')}`;
  const wrongMethod = other.find((each) => each.known === path);
  if (wrongMethod) return `${path} of the proxy takes ${wrongMethod.method}, not ${method}`;
  return `unknown path ${path}; see specs/toolhive-api.yaml and httpPaths in specs/paths.yaml`;
}
