import {validate} from '@toolhive-docs/api-spec';
import {didYouMean} from '@toolhive-docs/cli-spec';
import type {Facts} from '../facts/types';

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
  return validate(api, `#/components/schemas/${name}`, value).map(
    ({path, message}) => `${path || 'the document'} ${message}`,
  );
}

/** VS Code keeps servers under mcp, all other clients under mcpServers. */
function clientProblems(value: unknown, schemas: Facts['schemas']): string[] {
  if (typeof value !== 'object' || value === null) return ['a client configuration is an object'];
  if ('mcp' in value) return schemas.problems('client-config-vscode', value);
  if ('mcpServers' in value) return schemas.problems('client-config-mcpservers', value);
  return ['a client configuration has its servers under "mcpServers", or under "mcp" for VS Code'];
}
