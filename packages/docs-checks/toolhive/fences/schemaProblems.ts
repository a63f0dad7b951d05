import {keysOf, readFields, validate} from '@toolhive-docs/api-spec';
import {didYouMean} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import type {Placed} from '../../report/Finding';
import {ignoredProblem} from '../../samples/ignoredProblem';
import {ownValue} from '../../samples/readOptions';
import {CHART_VALUES, fileProblems} from '../manifests/fileProblems';

/** `schema=` of a fence → schema in specs/schemas. */
const SCHEMAS: Readonly<Record<string, string>> = {
  'permission-profile': 'permission-profile',
  registry: 'registry',
  'registry-server': 'registry#/$defs/Server',
  'authz-config': 'authz-config',
  'audit-config': 'audit-config',
  'mcp-message': 'mcp-message',
  'thv-config': 'thv-config',
  'helm-values': CHART_VALUES,
};

/** Checks a value against the schema that its fence names. `api:Name` is a schema of the local API. */
export function schemaProblems(name: string, value: unknown, facts: Facts): Placed[] {
  if (name.startsWith('api:')) return apiProblems(name.slice('api:'.length), value, facts.api);
  if (name === 'client-config') return clientProblems(value, facts.schemas);
  const ref = ownValue(SCHEMAS, name);
  return ref === undefined
    ? whole(
        `unknown schema=${name}; ${didYouMean(name, [...Object.keys(SCHEMAS), 'client-config', 'api:<Name>'])}`,
      )
    : fileProblems(ref, value, facts.schemas);
}

const whole = (finding: string): Placed[] => [{finding, path: []}];

function apiProblems(name: string, value: unknown, api: Facts['api']): Placed[] {
  const known = Object.keys(api.components?.schemas ?? {});
  if (!known.includes(name))
    return whole(`the API has no schema ${name}; ${didYouMean(name, known)}`);
  const pointer = `#/components/schemas/${name}`;
  const read = readFields(api, pointer, value);
  return [
    ...validate(api, pointer, read.value).map(({path, message}) => ({
      finding: `${path || 'the document'} ${message}`,
      path: keysOf(path),
    })),
    ...read.ignored.map((field) => ({finding: ignoredProblem(field), path: keysOf(field.path)})),
  ];
}

/** VS Code keeps servers under mcp in its settings, from 1.102 on under servers in a file of their own; all other clients under mcpServers. */
function clientProblems(value: unknown, schemas: Facts['schemas']): Placed[] {
  if (typeof value !== 'object' || value === null)
    return whole('a client configuration is an object');
  if ('mcp' in value) return fileProblems('client-config-vscode', value, schemas);
  if ('servers' in value) return fileProblems('client-config-vscode#/$defs/File', value, schemas);
  if ('mcpServers' in value) return fileProblems('client-config-mcpservers', value, schemas);
  return whole(
    'a client configuration has its servers under "mcpServers", for VS Code under "mcp" or in its mcp.json under "servers"',
  );
}
