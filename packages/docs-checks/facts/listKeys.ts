import {isMap, type YamlMap} from '../samples/yamlMap';
import {findingKeyword} from './findingKeyword';

/** What Kubernetes fills in before it compares items. */
const DEFAULTS: YamlMap = {protocol: 'TCP'};

/** Keyword as in schemas of Kubernetes: the fields by which the items of a list differ. An item that lacks one is wrong by itself. */
export const listKeys = findingKeyword(
  'x-kubernetes-list-map-keys',
  'array',
  (items: readonly unknown[], keys: readonly string[]) => {
    const names = items.map((item) => {
      const values = keys.map((key) => (isMap(item) ? (item[key] ?? DEFAULTS[key]) : undefined));
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
