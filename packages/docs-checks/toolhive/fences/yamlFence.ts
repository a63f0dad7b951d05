import {LineCounter, parseAllDocuments, type Document, isScalar} from 'yaml';
import {isObject} from '@toolhive-docs/options/isObject';
import {offsetInYaml} from '@toolhive-docs/options/yamlPlace';
import {readYamlDocument} from '@toolhive-docs/options/yamlText';
import type {Facts} from '../../facts/types';
import {listed, messageOf, type Placed} from '../../report/Finding';
import type {FenceRule} from '../../rule';
import {isEmptyDocument, KUBERNETES_YAML} from '../../samples/yamlDocument';
import {checkManifest, isKubernetesObject, cycleIn} from '../manifests/checkManifest';
import {looseYamlProblems} from '../manifests/looseYaml';
import {oidcProblems} from '../manifests/oidcProblems';
import {imageProblem} from '../values/names';
import {lineInPage, sampleCode} from './sampleCode';
import {schemaProblems} from './schemaProblems';
import {lineInJson, readJson, repeatedNames} from '../../samples/readJson';

/** Parses a YAML sample: Kubernetes manifests are checked by apiVersion and kind, others by the schema that the fence names. */
export const yamlFence: FenceRule = {
  name: 'yaml',
  applies: ({language, meta}) => (language === 'yaml' || language === 'yml') && !meta.output,
  check(fence, page, facts, report) {
    const lines = new LineCounter();
    const documents: Document[] = [
      ...parseAllDocuments(sampleCode(fence), {...KUBERNETES_YAML, lineCounter: lines}),
    ];
    const read = documents.map((document) => ({document, ...readYamlDocument(document)}));
    const values = read.map(({value}) => value);
    const {schema} = fence.meta.attributes;
    const at = (offset: number): number => lineInPage(fence, lines.linePos(offset).line);
    for (const {document, value, problems} of read) {
      report.count(schema === undefined ? 'manifests' : 'values files');
      for (const {offset, message} of problems)
        report.problem(at(offset), message.split('\n')[0] ?? '', fence.code);
      if (problems.length > 0) continue;
      const cycle = cycleIn(value);
      const check = page.alone ? looseYamlProblems : shownProblems;
      const found = cycle
        ? [cycle]
        : [
            ...(schema === undefined ? check(value, facts) : schemaProblems(schema, value, facts)),
            ...(schema === undefined ? oidcProblems(value, values, facts) : []),
            ...imageProblems(value, facts, []),
          ];
      for (const {finding, path, isNote} of found) {
        const line = at(offsetInYaml(document, path));
        if (isNote === true) report.note(line, messageOf(finding));
        else report.problem(line, finding, fence.code);
      }
      for (const {line, message} of embeddedProblems(document, value, lines, facts))
        report.problem(lineInPage(fence, line), message, fence.code);
    }
    if (documents.every(isEmptyDocument))
      report.problem(fence.line, 'the sample has no document', fence.code);
  },
};

/** Pages say what other YAML is. */
const shownProblems = (value: unknown, facts: Facts): Placed[] =>
  value === null || isKubernetesObject(value)
    ? checkManifest(value, facts)
    : [
        {
          finding:
            'a manifest needs apiVersion and kind; other YAML names its schema=… in the fence',
          path: [],
        },
      ];

/** Images of public registries anywhere in a document. */
function imageProblems(value: unknown, facts: Facts, path: readonly string[]): Placed[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const place = [...path, key];
    const isImage =
      typeof child === 'string' &&
      /^(image|toolhiveRunnerImage)$/.test(key) &&
      !/\.example(\.\w+)?\//.test(child);
    if (!isImage) return imageProblems(child, facts, place);
    // An MCPServer may name a server of the registry instead of an image.
    if (path.at(-1) === 'spec' && Object.hasOwn(facts.registry.servers, child)) return [];
    return listed(imageProblem(child, facts)).map((finding) => ({finding, path: place}));
  });
}

/** JSON files in a ConfigMap parse; one that holds permissions is a permission profile. Lines are those of the YAML. */
function embeddedProblems(
  document: Document,
  value: unknown,
  lines: LineCounter,
  facts: Facts,
): {line: number; message: string}[] {
  if (!isObject(value) || value['kind'] !== 'ConfigMap' || !isObject(value['data'])) return [];
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
      name.includes('profile') || (isObject(parsed.value) && 'network' in parsed.value);
    const repeated = repeatedNames(text).map(({line, message}) => ({
      line: at(line),
      message: `${name}: ${message}`,
    }));
    const wrong = isProfile
      ? // What a profile does on a machine, it does not do in a cluster.
        facts.schemas.errors('permission-profile', parsed.value).map(({message, path}) => ({
          line: at(lineInJson(text, path)),
          message: `${name}: ${message}`,
        }))
      : [];
    return [...repeated, ...wrong];
  });
}
