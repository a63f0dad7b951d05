import {describe, expect, it} from 'vitest';
import {loadApiSpec} from '../packages/api-spec/node';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $ref?: string;
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly 'x-enum-labels'?: Readonly<Record<string, string>>;
}

const schemas = loadApiSpec('specs/toolhive-api.yaml').components?.schemas as unknown as Readonly<
  Record<string, Schema>
>;
const fieldsOf = (name: string) => Object.keys(schemas[name]?.properties ?? {}).sort();
const property = (name: string, field: string): Schema => schemas[name]?.properties?.[field] ?? {};
const nameIn = (schema: Schema | undefined) => schema?.$ref?.split('/').at(-1);

/** Schemas and the fields the specification of the site gives them (§3). */
const FIELDS = {
  'a workload': [
    'Workload',
    ['name', 'package', 'url', 'port', 'tool_type', 'status', 'status_context', 'created_at'],
  ],
  'a create request': [
    'createRequest',
    [
      'name',
      'image',
      'host',
      'transport',
      'target_port',
      'cmd_arguments',
      'env_vars',
      'volumes',
      'secrets',
      'permission_profile',
      'authz_config',
      'oidc',
    ],
  ],
  'a secret of a create request': ['SecretParameter', ['name', 'target']],
  'the OIDC options': ['oidcOptions', ['issuer', 'audience', 'client_id', 'jwks_url']],
  'the answer to a create request': ['createWorkloadResponse', ['name', 'port']],
  'a registry of the list': ['registryInfo', ['name', 'version', 'last_updated', 'server_count']],
  'a registry in detail': [
    'getRegistryResponse',
    ['name', 'version', 'last_updated', 'server_count', 'registry'],
  ],
  'what a registry holds': ['Registry', ['version', 'last_updated', 'servers']],
  'a server of a registry': [
    'Server',
    [
      'name',
      'image',
      'description',
      'transport',
      'target_port',
      'tools',
      'tags',
      'docker_tags',
      'args',
      'env_vars',
      'permissions',
      'provenance',
      'metadata',
      'repository_url',
    ],
  ],
  'a variable of a server': ['EnvVar', ['name', 'description', 'required', 'secret', 'default']],
  'the permissions of a server': ['Profile', ['read', 'write', 'network']],
  'outbound network rules': [
    'OutboundNetworkPermissions',
    ['insecure_allow_all', 'allow_host', 'allow_port', 'allow_transport'],
  ],
  'the provenance of a server': [
    'Provenance',
    [
      'repository_uri',
      'repository_ref',
      'signer_identity',
      'cert_issuer',
      'runner_environment',
      'sigstore_url',
      'attestation',
    ],
  ],
  'the metadata of a server': ['Metadata', ['stars', 'pulls', 'last_updated']],
  'a client': ['Client', ['name']],
  'the status of a client': ['MCPClientStatus', ['client_type', 'installed', 'registered']],
  'the answer about the version': ['versionResponse', ['version']],
} as const;

describe('the local API', () => {
  it.each(Object.entries(FIELDS))('gives %s its fields and no other', (_, [schema, fields]) => {
    expect(fieldsOf(schema)).toEqual([...fields].sort());
  });

  it('counts the port of a workload in whole numbers and calls every tool "mcp"', () => {
    expect(property('Workload', 'port').type).toBe('integer');
    const kind = property('Workload', 'tool_type');
    expect(kind.const ?? kind.enum).toEqual(kind.const === undefined ? ['mcp'] : 'mcp');
  });

  it('lets a workload be running, stopped, error, starting or unknown', () => {
    expect(schemas['WorkloadStatus']?.enum).toEqual([
      'running',
      'stopped',
      'error',
      'starting',
      'unknown',
    ]);
  });

  it('keys the servers of a registry by name, and has two transports', () => {
    expect(nameIn(property('Registry', 'servers').additionalProperties)).toBe('Server');
    expect(schemas['Transport']?.enum).toEqual(['stdio', 'sse']);
  });

  it('knows six clients', () => {
    expect(Object.values(schemas['MCPClient']?.['x-enum-labels'] ?? {}).sort()).toEqual([
      'ClaudeCode',
      'Cline',
      'Cursor',
      'RooCode',
      'VSCode',
      'VSCodeInsider',
    ]);
    expect(schemas['MCPClient']?.enum).toHaveLength(6);
  });

  it.each([
    ['createRequest', 'cmd_arguments'],
    ['createRequest', 'env_vars'],
    ['createRequest', 'volumes'],
    ['createRequest', 'secrets'],
    ['Server', 'tools'],
    ['Server', 'tags'],
    ['Server', 'docker_tags'],
    ['Server', 'args'],
    ['Server', 'env_vars'],
    ['Profile', 'read'],
    ['Profile', 'write'],
    ['OutboundNetworkPermissions', 'allow_host'],
    ['OutboundNetworkPermissions', 'allow_port'],
    ['OutboundNetworkPermissions', 'allow_transport'],
  ])('%s has a list of %s', (schema, field) => {
    expect([property(schema, field).type].flat()).toContain('array');
  });
});
