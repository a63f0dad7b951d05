import {isMap} from '../samples/yamlMap';
import {findingKeyword} from './findingKeyword';

/** Keyword as in schemas of Kubernetes: the fields by which the items of a list differ. */
export const listKeys = findingKeyword(
  'x-kubernetes-list-map-keys',
  'array',
  (items: readonly unknown[], keys: readonly string[]) => {
    const names = items.map((item) =>
      keys.map((key) => `${key} ${JSON.stringify(isMap(item) ? item[key] : item)}`).join(', '),
    );
    return names.flatMap((name, index) => {
      const first = names.indexOf(name);
      const message = `has ${name} as [${first}] does; keep one of them, or change it`;
      return first === index ? [] : [{pointer: `/${index}`, message}];
    });
  },
);
