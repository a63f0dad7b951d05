import {
  listOperations,
  matchOperation,
  type ApiSpec,
  type OperationView,
} from '@toolhive-docs/api-spec';
import {didYouMean} from '@toolhive-docs/cli-spec';
import {ToolError} from '../Tool';

/** Address of the API reference (specification §2). */
export const API_PAGE = '/toolhive/reference/api';

/** Where all but a few operations are, which callers leave out. */
const PREFIX = '/api/v1beta';

/** An operation as callers name it. */
const nameOf = ({method, path}: OperationView): string => `${method.toUpperCase()} ${path}`;

/**
 * The operation that a caller means by its id, or by a method and a path or an address, with or without names in it: `POST
 * /api/v1beta/workloads`, `DELETE http://localhost:8080/api/v1beta/workloads/fetch`. A path with one operation needs no method.
 *
 * @throws ToolError that names the nearest, or those of the path.
 */
export function operationNamed(asked: string, api: ApiSpec): OperationView {
  const all = listOperations(api);
  const name = asked.trim();
  const byId = all.find(({id}) => id.toLowerCase() === name.toLowerCase());
  if (byId) return byId;
  const [, method, address = ''] = /^(?:([a-z]+)\s+)?(\S+)$/i.exec(name) ?? [];
  const there = operationsAt(pathOf(address), api);
  const meant = there.filter((one) => method === undefined || one.method === method.toLowerCase());
  const [first, second] = meant;
  if (first && !second) return first;
  const known = there.length > 0 ? there.map(nameOf) : undefined;
  throw new ToolError(
    `There is no operation ${JSON.stringify(asked)}; ${
      known
        ? `known: ${known.join(', ')}`
        : didYouMean(
            name,
            all.flatMap((one) => [one.id, nameOf(one)]),
          )
    }`,
  );
}

/** A method and a path or an address, wherever they stand in a text. */
const CALL = /(?<![\w/])(get|post|put|delete)\s+((?:https?:\/\/|\/)\S*[^\s.,;:!?)"'`])/i;

/** The operation that a text names by method and path. */
export function operationIn(text: string, api: ApiSpec): OperationView | undefined {
  const [, method = '', address = ''] = CALL.exec(text) ?? [];
  if (address === '') return undefined;
  return operationsAt(pathOf(address), api).find((one) => one.method === method.toLowerCase());
}

/** The path of an address, without host, query, and slashes at its end. */
const pathOf = (address: string): string =>
  address
    .replace(/^(?:[a-z]+:\/\/[^/?#]*|[\w.-]+:\d+)(?=[/?#]|$)/i, '')
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/+$/, '');

/** All operations that a path has, by any method. */
function operationsAt(path: string, api: ApiSpec): OperationView[] {
  const methods = [...new Set(listOperations(api).map(({method}) => method))];
  const at = (whole: string): OperationView[] =>
    methods.flatMap((method) => {
      const match = matchOperation(api, method, whole);
      return match.kind === 'operation' ? [match.operation] : [];
    });
  const found = at(path);
  return found.length > 0 ? found : at(PREFIX + path);
}
