import {describe, expect, it} from 'vitest';
import {commonResponses, findResponse, listOperations} from '@toolhive-docs/api-spec';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';

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

const spec = loadApiSpec('specs/toolhive-api.yaml');
const schemas = spec.components?.schemas as unknown as Readonly<Record<string, Schema>>;
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

/** The statements about the site that the fields of a schema prove. */
const PROVES: Readonly<Record<string, readonly string[]>> = {
  'a workload': ['3.3-2'],
  'a create request': ['3.3-5'],
  'a secret of a create request': ['3.3-7'],
  'the OIDC options': ['3.3-8', '6-5'],
  'the answer to a create request': ['3.3-9'],
  'a registry of the list': ['3.3-10'],
  'a registry in detail': ['3.3-11'],
  'what a registry holds': ['3.3-11'],
  'a server of a registry': ['3.3-12'],
  'a variable of a server': ['3.3-15'],
  'the permissions of a server': ['3.3-16', '6-2'],
  'outbound network rules': ['3.3-16', '6-4'],
  'the provenance of a server': ['3.3-17'],
  'the metadata of a server': ['3.3-18'],
  'the status of a client': ['3.3-20'],
  'the answer about the version': ['3.3-21'],
};

describe('the local API', () => {
  for (const [what, [schema, fields]] of Object.entries(FIELDS)) {
    it(`gives ${what} its fields and no other`, {tags: [...(PROVES[what] ?? [])]}, () => {
      expect(fieldsOf(schema)).toEqual([...fields].sort());
    });
  }

  it(
    'counts the port of a workload in whole numbers and calls every tool "mcp"',
    {tags: ['3.3-4']},
    () => {
      expect(property('Workload', 'port').type).toBe('integer');
      const kind = property('Workload', 'tool_type');
      expect(kind.const ?? kind.enum).toEqual(kind.const === undefined ? ['mcp'] : 'mcp');
    },
  );

  it('lets a workload be running, stopped, error, starting or unknown', {tags: ['4-35']}, () => {
    expect(schemas['WorkloadStatus']?.enum).toEqual([
      'running',
      'stopped',
      'error',
      'starting',
      'unknown',
    ]);
  });

  it(
    'keys the servers of a registry by name, and has two transports',
    {tags: ['3.3-11', '3.3-13']},
    () => {
      expect(nameIn(property('Registry', 'servers').additionalProperties)).toBe('Server');
      expect(schemas['Transport']?.enum).toEqual(['stdio', 'sse']);
    },
  );

  it('says at each operation what any path can give, where standard tools look', () => {
    const common = commonResponses(spec);
    expect(common.map(({status}) => status)).toEqual(['401', '404', '405', '504']);
    for (const {operation, responses, method, path} of listOperations(spec)) {
      expect(Object.keys(operation.responses ?? {})).toEqual(
        expect.arrayContaining(common.map(({status}) => status)),
      );
      // And the page says it once for all of them.
      expect(
        responses.filter(({pointer}) => common.some((one) => one.pointer === pointer)),
      ).toEqual([]);
      expect(findResponse(spec, {method, path, status: 405})?.pointer).toBe(
        '#/components/responses/UnknownMethod',
      );
    }
  });

  it('has no default that makes generated types demand a field', () => {
    const withDefault = Object.entries(schemas).flatMap(([name, {properties = {}}]) =>
      Object.entries(properties).flatMap(([field, schema]) =>
        'default' in schema ? [`${name}.${field}`] : [],
      ),
    );
    expect(withDefault).toEqual([]);
  });

  it('knows six clients', {tags: ['3.3-19']}, () => {
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
  ])('%s has a list of %s', {tags: ['3.3-6', '3.3-14', '3.3-16']}, (schema, field) => {
    expect([property(schema, field).type].flat()).toContain('array');
  });
});
