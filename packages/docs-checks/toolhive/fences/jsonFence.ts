import {readFields, validate} from '@toolhive-docs/api-spec';
import {didYouMean} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import type {Fence} from '../../page/types';
import type {FenceRule} from '../../rule';
import {ignoredProblem} from '../../samples/ignoredProblem';
import {readJson} from '../../samples/readJson';

/** The code that a fence ends up with: of a diff, what is there after the change. */
export function sampleCode({code, meta}: Fence): string {
  if (!meta.diff) return code;
  return code
    .split('\n')
    .filter((line) => !line.startsWith('-'))
    .map((line) => line.replace(/^[+ ]/, ''))
    .join('\n');
}

/** `schema=` of a fence → schema in specs/schemas. */
const SCHEMAS: Readonly<Record<string, string>> = {
  'permission-profile': 'permission-profile',
  registry: 'registry',
  'registry-server': 'registry#/$defs/Server',
  'authz-config': 'authz-config',
  'audit-config': 'audit-config',
  'mcp-message': 'mcp-message',
  'thv-config': 'thv-config',
  'helm-values': 'helm-values-operator',
};

/** Checks a value against the schema that its fence names. `api:Name` is a schema of the local API. */
export function schemaProblems(name: string, value: unknown, {schemas, api}: Facts): string[] {
  if (name.startsWith('api:')) return apiProblems(name.slice('api:'.length), value, api);
  if (name === 'client-config') return clientProblems(value, schemas);
  const ref = SCHEMAS[name];
  return ref === undefined
    ? [
        `unknown schema=${name}; ${didYouMean(name, [...Object.keys(SCHEMAS), 'client-config', 'api:<Name>'])}`,
      ]
    : schemas.problems(ref, value);
}

function apiProblems(name: string, value: unknown, api: Facts['api']): string[] {
  const known = Object.keys(api.components?.schemas ?? {});
  if (!known.includes(name)) return [`the API has no schema ${name}; ${didYouMean(name, known)}`];
  const pointer = `#/components/schemas/${name}`;
  const read = readFields(api, pointer, value);
  return [
    ...validate(api, pointer, read.value).map(
      ({path, message}) => `${path || 'the document'} ${message}`,
    ),
    ...read.ignored.map(ignoredProblem),
  ];
}

/** VS Code keeps servers under mcp, all other clients under mcpServers. */
function clientProblems(value: unknown, schemas: Facts['schemas']): string[] {
  if (typeof value !== 'object' || value === null) return ['a client configuration is an object'];
  if ('mcp' in value) return schemas.problems('client-config-vscode', value);
  if ('mcpServers' in value) return schemas.problems('client-config-mcpservers', value);
  return ['a client configuration has its servers under "mcpServers", or under "mcp" for VS Code'];
}

/** Files that may hold comments: settings of VS Code and its relatives. */
const WITH_COMMENTS = new Set(['client-config']);

/** Parses a JSON sample and checks it against the schema that the fence names. */
export const jsonFence: FenceRule = {
  name: 'json',
  applies: ({language, meta}) =>
    (language === 'json' || language === 'jsonc') &&
    !meta.output &&
    meta.attributes.schema !== undefined,
  check(fence, _page, facts, report) {
    report.count('json samples');
    const schema = fence.meta.attributes.schema ?? '';
    const code = sampleCode(fence);
    const parsed = readJson(code, {
      comments: fence.language === 'jsonc' || WITH_COMMENTS.has(schema),
    });
    if (!('value' in parsed)) {
      report.problem(fence.line + 1 + parsed.line, parsed.message, fence.code);
      return;
    }
    for (const problem of schemaProblems(schema, parsed.value, facts))
      report.problem(fence.line + 1, `${schema}: ${problem}`, fence.code);
  },
};
