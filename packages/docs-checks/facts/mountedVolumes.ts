import {isMap, type YamlMap} from '../samples/yamlMap';
import {findingKeyword} from './findingKeyword';

/** Keyword for a pod: what its containers mount is among its volumes. */
export const mountedVolumes = findingKeyword('x-mounts-own-volumes', 'object', (pod: YamlMap) => {
  const names = mapsIn(pod, 'volumes').map(({name}) => name);
  return ['initContainers', 'containers'].flatMap((kind) =>
    mapsIn(pod, kind).flatMap((container, index) =>
      mapsIn(container, 'volumeMounts').flatMap(({name}, at) =>
        typeof name !== 'string' || names.includes(name)
          ? []
          : [
              {
                pointer: `/${kind}/${index}/volumeMounts/${at}/name`,
                message: `must name a volume of the pod (it is "${name}"); add it to volumes, or name one of: ${names.join(', ') || 'none yet'}`,
              },
            ],
      ),
    ),
  );
});

/** The items of a list in a field. What is no map counts, so that places are right. */
const mapsIn = (holder: YamlMap, field: string): YamlMap[] => {
  const list = holder[field];
  return Array.isArray(list) ? list.map((item) => (isMap(item) ? item : {})) : [];
};
