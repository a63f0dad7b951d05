import {type Document, LineCounter, parseAllDocuments} from 'yaml';
import type {Facts} from '../../facts/types';
import type {Finding} from '../../report/Finding';
import type {FenceRule} from '../../rule';
import {readJson} from '../../samples/readJson';
import {manifestProblems} from '../commands/kubernetes';
import {imageProblem} from '../values/names';
import {sampleCode, schemaProblems} from './jsonFence';

/** Parses a YAML sample: Kubernetes manifests are checked by apiVersion and kind, others by the schema that the fence names. */
export const yamlFence: FenceRule = {
  name: 'yaml',
  applies: ({language, meta}) => (language === 'yaml' || language === 'yml') && !meta.output,
  check(fence, _page, facts, report) {
    const lines = new LineCounter();
    const documents: Document[] = [
      ...parseAllDocuments(sampleCode(fence), {lineCounter: lines, uniqueKeys: true}),
    ];
    const {schema} = fence.meta.attributes;
    for (const document of documents) {
      report.count(schema === undefined ? 'manifests' : 'values files');
      const line =
        fence.line +
        (document.range
          ? lines.linePos(document.contents?.range?.[0] ?? document.range[0]).line
          : 1);
      for (const error of document.errors)
        report.problem(
          fence.line + lines.linePos(error.pos[0]).line,
          error.message.split('\n')[0] ?? '',
          fence.code,
        );
      if (document.errors.length > 0) continue;
      const value: unknown = document.toJS();
      const problems =
        schema === undefined
          ? manifestProblems(value, facts)
          : schemaProblems(schema, value, facts);
      for (const problem of [
        ...problems,
        ...imageProblems(value, facts),
        ...embeddedProblems(value, facts),
      ])
        report.problem(line, problem, fence.code);
    }
  },
};

/** Images of public registries anywhere in a document. */
function imageProblems(value: unknown, facts: Facts): Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const isImage =
      typeof child === 'string' &&
      /^(image|toolhiveRunnerImage)$/.test(key) &&
      !/\.example(\.\w+)?\//.test(child);
    return isImage ? (imageProblem(child, facts) ?? []) : imageProblems(child, facts);
  });
}

/** JSON files in a ConfigMap parse; one that holds permissions is a permission profile. */
function embeddedProblems(value: unknown, facts: Facts): string[] {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('kind' in value) ||
    value.kind !== 'ConfigMap' ||
    !('data' in value)
  )
    return [];
  return Object.entries(value.data ?? {}).flatMap(([name, text]) => {
    if (!name.endsWith('.json') || typeof text !== 'string') return [];
    const parsed = readJson(text);
    if (!('value' in parsed)) return [`${name}: ${parsed.message}`];
    const isProfile =
      name.includes('profile') ||
      (typeof parsed.value === 'object' && parsed.value !== null && 'network' in parsed.value);
    return isProfile
      ? schemaProblems('permission-profile', parsed.value, facts).map(
          (problem) => `${name}: ${problem}`,
        )
      : [];
  });
}
