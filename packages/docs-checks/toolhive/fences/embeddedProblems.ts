import {isScalar, type Document, type LineCounter} from 'yaml';
import type {Facts} from '../../facts/types';
import {lineInJson, readJson} from '../../samples/readJson';
import {offsetInYaml} from '../../samples/offsetInYaml';
import {isMap} from '../../samples/yamlMap';

/** JSON files in a ConfigMap parse; one that holds permissions is a permission profile. Lines are those of the YAML. */
export function embeddedProblems(
  document: Document,
  value: unknown,
  lines: LineCounter,
  facts: Facts,
): {line: number; message: string}[] {
  if (!isMap(value) || value['kind'] !== 'ConfigMap' || !isMap(value['data'])) return [];
  return Object.entries(value['data']).flatMap(([name, text]) => {
    if (!name.endsWith('.json') || typeof text !== 'string') return [];
    const first = lines.linePos(offsetInYaml(document, ['data', name])).line;
    const node = document.getIn(['data', name], true);
    // A block begins behind the line of its name; of another form, all is on one line.
    const isBlock = isScalar(node) && node.type === 'BLOCK_LITERAL';
    const at = (line: number): number => (isBlock ? first + 1 + line : first);
    const parsed = readJson(text);
    if (!('value' in parsed))
      return [{line: at(parsed.line), message: `${name}: ${parsed.message}`}];
    const isProfile =
      name.includes('profile') || (isMap(parsed.value) && 'network' in parsed.value);
    return isProfile
      ? // What a profile does on a machine, it does not do in a cluster.
        facts.schemas.errors('permission-profile', parsed.value).map(({message, path}) => ({
          line: at(lineInJson(text, path)),
          message: `${name}: ${message}`,
        }))
      : [];
  });
}
