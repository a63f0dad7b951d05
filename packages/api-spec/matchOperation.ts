import {escapeRegExp} from '@toolhive-docs/options/escapeRegExp';
import {groupBy} from '@toolhive-docs/options/groupBy';
import {listOperations} from './listOperations';
import type {OperationView} from './listOperations';
import {oncePerSpec} from './oncePerSpec';
import {percentDecoded} from './percentDecoded';
import type {ApiSpec, Server} from './types';

export type OperationMatch =
  /** `parameters` holds the decoded parts of the path by name. */
  | {
      readonly kind: 'operation';
      readonly operation: OperationView;
      readonly parameters: Readonly<Record<string, string>>;
    }
  /** The path is known, the method is not; `allow` lists those that are, in upper case. */
  | {readonly kind: 'wrong-method'; readonly allow: readonly string[]}
  | {readonly kind: 'unknown-path'};

interface Route {
  readonly expression: RegExp;
  readonly names: readonly string[];
  readonly operations: readonly OperationView[];
}

/**
 * Finds the operation a request means. A path without parameters wins over one with, as OpenAPI asks. The path part of a server
 * address (`https://host/v1`) may stand in front.
 * @param method in any case
 * @param path without host, query and fragment, percent-encoded as in a request
 */
export function matchOperation(spec: ApiSpec, method: string, path: string): OperationMatch {
  let known: Route | undefined;
  for (const candidate of [path, ...withoutServerPaths(spec.servers ?? [], path)]) {
    for (const route of routesOf(spec)) {
      const match = route.expression.exec(candidate);
      if (!match) continue;
      const operation = route.operations.find((one) => one.method === method.toLowerCase());
      if (operation)
        return {
          kind: 'operation',
          operation,
          parameters: Object.fromEntries(
            route.names.map((name, index) => [name, percentDecoded(match[index + 1] ?? '')]),
          ),
        };
      known ??= route;
    }
  }
  if (!known) return {kind: 'unknown-path'};
  return {
    kind: 'wrong-method',
    allow: known.operations.map((one) => one.method.toUpperCase()),
  };
}

const routesOf = oncePerSpec((spec): readonly Route[] => {
  const operations = listOperations(spec).filter(({source}) => source === 'path');
  return [...groupBy(operations, ({path}) => path)]
    .sort(([a], [b]) => specificity(a).localeCompare(specificity(b)))
    .map(([path, group]) => ({operations: group, ...template(path)}));
});

/** `/pets/{id}.json` → an expression with one group for each parameter. */
function template(path: string): {expression: RegExp; names: string[]} {
  const names: string[] = [];
  const source = path.split(/(\{[^{}]+\})/).map((part) => {
    if (!/^\{.+\}$/.test(part)) return escapeRegExp(part);
    names.push(part.slice(1, -1));
    return '([^/]+)';
  });
  return {expression: new RegExp(`^${source.join('')}$`), names};
}

/** Sorts segments without parameters before mixed ones, and those before whole parameters. */
function specificity(path: string): string {
  return path
    .split('/')
    .map((segment) => (/^\{[^{}]+\}$/.test(segment) ? '2' : segment.includes('{') ? '1' : '0'))
    .join('');
}

function withoutServerPaths(servers: readonly Server[], path: string): string[] {
  return servers.flatMap((server) => {
    const url = server.url.replaceAll(
      /\{([^{}]+)\}/g,
      (_, name: string) => server.variables?.[name]?.default ?? name,
    );
    const prefix = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/\/$/, '');
    return prefix && path.startsWith(`${prefix}/`) ? [path.slice(prefix.length)] : [];
  });
}
