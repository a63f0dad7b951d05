import {valueAt} from '@toolhive-docs/api-spec';
import {isMap, type YamlMap} from '../samples/yamlMap';
import {findingKeyword} from './findingKeyword';

/** Keyword for what holds a pod, at the pointer: the pod's containers mount its volumes, or those that the holder claims. */
export const mountedVolumes = findingKeyword('x-mounts-own-volumes', 'object', mountProblems);

function mountProblems(holder: YamlMap, place: string) {
  const pod = valueAt(holder, place);
  if (!isMap(pod)) return [];
  const claims = mapsIn(holder, 'volumeClaimTemplates').map(({metadata}) => metadata);
  const names = [...mapsIn(pod, 'volumes'), ...claims.filter(isMap)].map(({name}) => name);
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
  return Array.isArray(list) ? list.map((item) => (isMap(item) ? item : {})) : [];
};
