import {didYouMean, nearest} from '@toolhive-docs/cli-spec';
import {isObject} from '@toolhive-docs/options/isObject';
import type {Facts} from '../../facts/types';
import {unlisted, type Placed} from '../../report/Finding';
import {isSet, type YamlMap} from '../../samples/yamlDocument';
import {adviceOn, CORE_HINT} from './fileProblems';

/**
 * Checks a manifest by its kind: an MCPServer, one of the kinds of Kubernetes that the guides use, or a list of them. An empty
 * document is right, because kubectl skips it.
 */
export function checkManifest(value: unknown, facts: Facts): Placed[] {
  return value === null || value === undefined ? [] : objectProblems(value, facts, []);
}

/** Whether a value says which kind of object it is. */
export const isKubernetesObject = (value: unknown): value is YamlMap =>
  isObject(value) && isSet(value['apiVersion']) && isSet(value['kind']);

/** @param path keys that lead to the object, in a list of objects. */
function objectProblems(value: unknown, facts: Facts, path: readonly string[]): Placed[] {
  if (!isKubernetesObject(value)) return [{finding: 'a manifest needs apiVersion and kind', path}];
  const {kind, items} = value;
  if (typeof kind === 'string' && kind.endsWith('List') && Array.isArray(items))
    return items.flatMap((item, index) =>
      objectProblems(item, facts, [...path, 'items', String(index)]),
    );
  return kindProblems(value, facts).map((each) => ({
    ...each,
    path: [...path, ...each.path],
  }));
}

/** Whether an object is meant as one of ToolHive's. */
export const isServer = ({kind, apiVersion}: YamlMap, {charts: {crd}}: Facts): boolean =>
  kind === crd.kind || (typeof apiVersion === 'string' && apiVersion.startsWith(`${crd.group}/`));

/** Of the kinds of Kubernetes, the schema has only what pages use. */
function kindProblems(value: YamlMap, facts: Facts): Placed[] {
  const {schemas} = facts;
  const kind = typeof value['kind'] === 'string' ? value['kind'] : JSON.stringify(value['kind']);
  const isOurs = isServer(value, facts);
  const ref = isOurs ? 'mcpserver' : 'k8s-core';
  const known = schemas.at('k8s-core', 'kind')?.['enum'] as string[];
  if (!isOurs && !known.includes(kind))
    return [
      {
        finding: unlisted(`unknown kind ${kind}; ${didYouMean(kind, known)}`, CORE_HINT),
        path: ['kind'],
      },
    ];
  const ours = facts.charts.crd.kind;
  // Of a misspelled kind, the rest is checked as well.
  if (isOurs && nearest(kind, [ours]) === undefined)
    return [{finding: `this release has no kind ${kind}; known: ${ours}`, path: ['kind']}];
  const about = (message: string): string => `${kind}: ${message}`;
  const sent = withoutNulls(value);
  const errors = schemas.errors(ref, sent);
  // Fields that the CRD doesn't know are refused even if they are null. Of the other kinds, the schema lacks some.
  if (isOurs) {
    const told = new Set(errors.map(({message}) => message));
    const all = schemas.errors(ref, value);
    errors.push(...all.filter((one) => one.isUnknownField && !told.has(one.message)));
  }
  return [
    ...errors.map(({message, isUnknownField, path}) => ({
      finding: isUnknownField && !isOurs ? unlisted(about(message), CORE_HINT) : about(message),
      path,
    })),
    ...adviceOn(ref, sent, about, schemas),
  ];
}

/** An object as the API server validates it: it first drops the fields that are null. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => child !== null)
      .map(([key, child]) => [key, withoutNulls(child)]),
  );
}

/** Where a value has itself as a part, as `&a [*a]` of YAML does: nothing can be sent to a cluster that does. */
export function cycleIn(value: unknown): Placed | undefined {
  const path = pathOfCycle(value, [], new Set(), new Set());
  return (
    path && {finding: 'this alias stands for what it is a part of; write out what is meant', path}
  );
}

function pathOfCycle(
  part: unknown,
  path: readonly string[],
  above: Set<unknown>,
  done: Set<unknown>,
): readonly string[] | undefined {
  if (typeof part !== 'object' || part === null || done.has(part)) return undefined;
  if (above.has(part)) return path;
  above.add(part);
  for (const [key, child] of Object.entries(part)) {
    const found = pathOfCycle(child, [...path, key], above, done);
    if (found) return found;
  }
  above.delete(part);
  done.add(part);
  return undefined;
}
