import type {ErrorObject, FuncKeywordDefinition} from 'ajv/dist/2020.js';
import {keysOf, readablePath, valueAt} from '@toolhive-docs/api-spec';
import {isObject} from '@toolhive-docs/options/isObject';
import type {Advice} from './types';
import {findingKeyword} from './findingKeyword';
import type {YamlMap} from '../samples/yamlDocument';

/** Keyword of our schemas: a check repeats the description of this field when it is set, as a problem, as a note, or as what nothing here checks. */
export const ADVICE = 'x-advice';

/** Ajv reports each field that is set as an error of this keyword; {@link adviceOf} reads them. */
export const adviceKeyword: FuncKeywordDefinition = {
  keyword: ADVICE,
  schemaType: 'string',
  metaSchema: {enum: ['problem', 'note', 'unchecked']},
  validate: (_kind: string, value: unknown) => isEmpty(value),
};

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** What there is to say about fields that are set, in the words of their descriptions. */
export const adviceOf = (errors: readonly ErrorObject[]): Advice[] =>
  errors
    .filter(({keyword}) => keyword === ADVICE)
    .map(({instancePath, schema, parentSchema}) => ({
      message: [readablePath(instancePath), String(parentSchema?.['description'])]
        .filter(Boolean)
        .join(': '),
      path: keysOf(instancePath),
      kind: schema as Advice['kind'],
    }));

/** What Kubernetes fills in before it compares items. */
const DEFAULTS: YamlMap = {protocol: 'TCP'};

/** Keyword as in schemas of Kubernetes: the fields by which the items of a list differ. An item that lacks one is wrong by itself. */
export const listKeys = findingKeyword(
  'x-kubernetes-list-map-keys',
  'array',
  (items: readonly unknown[], keys: readonly string[]) => {
    const names = items.map((item) => {
      const values = keys.map((key) => (isObject(item) ? (item[key] ?? DEFAULTS[key]) : undefined));
      return values.includes(undefined)
        ? undefined
        : keys.map((key, at) => `${key} ${JSON.stringify(values[at])}`).join(', ');
    });
    return names.flatMap((name, index) => {
      const first = names.indexOf(name);
      const message = `has ${name ?? ''} as [${first}] does; keep one of them, or change it`;
      return name === undefined || first === index ? [] : [{pointer: `/${index}`, message}];
    });
  },
);

/** Keyword for what holds a pod, at the pointer: the pod's containers mount its volumes, or those that the holder claims. */
export const mountedVolumes = findingKeyword('x-mounts-own-volumes', 'object', mountProblems);

function mountProblems(holder: YamlMap, place: string) {
  const pod = valueAt(holder, place);
  if (!isObject(pod)) return [];
  const claims = mapsIn(holder, 'volumeClaimTemplates').map(({metadata}) => metadata);
  const names = [...mapsIn(pod, 'volumes'), ...claims.filter(isObject)].map(({name}) => name);
  return ['initContainers', 'containers'].flatMap((kind) =>
    mapsIn(pod, kind).flatMap((container, index) =>
      mapsIn(container, 'volumeMounts').flatMap(({name}, at) =>
        typeof name !== 'string' || names.includes(name)
          ? []
          : [
              {
                pointer: `${place}/${kind}/${index}/volumeMounts/${at}/name`,
                message: `must name a volume of the pod (it is "${name}"); add it to volumes, or name one of: ${names.join(', ') || 'none yet'}`,
              },
            ],
      ),
    ),
  );
}

/** The items of a list in a field. What is no map counts, so that places are right. */
const mapsIn = (holder: YamlMap, field: string): YamlMap[] => {
  const list = holder[field];
  return Array.isArray(list) ? list.map((item) => (isObject(item) ? item : {})) : [];
};
