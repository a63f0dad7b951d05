import {isObject} from '@toolhive-docs/options/isObject';
import type {Facts} from '../../facts/types';
import type {Placed} from '../../report/Finding';
import {isSet, type YamlMap} from '../../samples/yamlDocument';
import {isServer} from './checkManifest';

/** Keys of a ConfigMap that the operator reads. */
const DATA_KEYS = ['issuer', 'audience', 'jwksUrl', 'clientId'];

/** Says which settings for OIDC let in everyone, or no one. A ConfigMap may stand in any of the documents. */
export function oidcProblems(
  value: unknown,
  documents: readonly unknown[],
  facts: Facts,
): Placed[] {
  const objects = documents.flatMap(objectsIn).map(({object}) => object);
  return objectsIn(value)
    .filter(({object}) => isServer(object, facts))
    .flatMap(({object, path}) => {
      const spec = object['spec'];
      const config = isObject(spec) ? spec['oidcConfig'] : undefined;
      if (!isObject(config)) return [];
      return settingsProblems(config, object, objects).map((each) => ({
        ...each,
        path: [...path, 'spec', 'oidcConfig', ...each.path],
      }));
    });
}

/** The objects of a document: itself, or the items of a list. */
function objectsIn(value: unknown): {object: YamlMap; path: string[]}[] {
  if (!isObject(value)) return [];
  const {kind, items} = value;
  return typeof kind === 'string' && kind.endsWith('List') && Array.isArray(items)
    ? items.flatMap((item, index) =>
        isObject(item) ? [{object: item, path: ['items', String(index)]}] : [],
      )
    : [{object: value, path: []}];
}

function settingsProblems(
  {type, kubernetes, configMap, inline}: YamlMap,
  server: YamlMap,
  objects: readonly YamlMap[],
): Placed[] {
  if (type === 'inline') return isObject(inline) ? inlineProblems(inline) : [];
  if (type === 'configmap')
    return isObject(configMap) ? dataProblems(configMap, server, objects) : [];
  if (isSet(type) && type !== 'kubernetes') return [];
  const isPublished = isObject(kubernetes) && hasText(kubernetes['jwksUrl']);
  return isPublished
    ? []
    : [
        note(
          'The default jwksUrl fails on an ordinary cluster, where every client then gets 401. Set one that needs no token.',
          [],
        ),
      ];
}

const inlineProblems = ({audience}: YamlMap): Placed[] =>
  hasText(audience)
    ? []
    : [note('Without an audience, any token of the issuer passes. Set one.', ['inline'])];

function dataProblems({name}: YamlMap, server: YamlMap, objects: readonly YamlMap[]): Placed[] {
  if (typeof name !== 'string') return [];
  const namespace = namespaceOf(server);
  const found = objects.find(
    (object) =>
      object['kind'] === 'ConfigMap' &&
      isObject(object['metadata']) &&
      object['metadata']['name'] === name &&
      namespaceOf(object) === namespace,
  );
  const path = ['configMap'];
  if (found === undefined)
    return [
      note(
        `This text has no ConfigMap ${name} in the namespace of the server. Where it is missing, or has none of the keys ${DATA_KEYS.join(', ')}, the proxy runs without authentication.`,
        path,
      ),
    ];
  const data = isObject(found['data']) ? found['data'] : {};
  const keys = DATA_KEYS.filter((key) => hasText(data[key]));
  if (keys.length === 0)
    return [
      problem(
        `The ConfigMap ${name} has none of the keys ${DATA_KEYS.join(', ')}, so the proxy runs without authentication.`,
        path,
      ),
    ];
  if (!keys.includes('issuer') && !keys.includes('jwksUrl'))
    return [
      problem(
        `The ConfigMap ${name} has neither issuer nor jwksUrl, so the proxy exits. Add one of them.`,
        path,
      ),
    ];
  return keys.includes('audience')
    ? []
    : [
        note(
          `The ConfigMap ${name} has no audience, so any token of the issuer passes. Set one.`,
          path,
        ),
      ];
}

/** Like kubectl, takes `default` where none is named. */
function namespaceOf({metadata}: YamlMap): unknown {
  return (isObject(metadata) ? metadata['namespace'] : undefined) ?? 'default';
}

const hasText = (value: unknown): boolean => isSet(value) && value !== '';

const problem = (finding: string, path: readonly string[]): Placed => ({
  finding: `MCPServer: spec.oidcConfig: ${finding}`,
  path,
});

const note = (finding: string, path: readonly string[]): Placed => ({
  ...problem(finding, path),
  isNote: true,
});
