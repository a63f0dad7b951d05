import {describe, expect, it} from 'vitest';
import {withFiles} from '@toolhive-docs/evidence/testing';
import {facts} from '../testing/checkPage';
import {fieldPath, readFieldPath} from './fieldPath';
import {loadSchemas} from './loadSchemas';

const {schemas} = facts;
const problems = (ref: string, value: unknown): string[] =>
  schemas.errors(ref, value).map(({message}) => message);
const server = (spec: object): object => ({
  apiVersion: 'toolhive.stacklok.dev/v1alpha1',
  kind: 'MCPServer',
  metadata: {name: 'a'},
  spec: {image: 'mcp/fetch', ...spec},
});

describe('what schemas say about a value', () => {
  it('names the place as paths are written, and the keys that lead to it', () => {
    const labels = {'example.org/team': 1};
    expect(schemas.errors('mcpserver', {...server({}), metadata: {name: 'a', labels}})).toEqual([
      {
        message: 'metadata.labels["example.org/team"] must be string (it is 1); put it in quotes',
        path: ['metadata', 'labels', 'example.org/team'],
        isUnknownField: false,
      },
    ]);
  });

  it('says in words what form a value has', () => {
    expect(problems('mcpserver', server({image: 'uvx://a'}))).toEqual([
      expect.stringMatching(/^spec\.image has another form \(it is "uvx:\/\/a"\) than this: Image/),
    ]);
    expect(
      problems('registry', {
        version: '1.0.0',
        last_updated: '2025-06-12T00:21:24Z',
        servers: {'A B': facts.registry.servers['fetch']},
      }),
    ).toEqual([expect.stringMatching(/^a name in servers has another form \(it is "A B"\)/)]);
  });

  it('names each type that a value may have', () => {
    expect(problems('permission-profile', {read: '/a'})).toEqual([
      'read must be array or null (it is "/a")',
    ]);
  });

  it.each([
    [
      'a number where text belongs',
      {args: [8080]},
      'must be string (it is 8080); put it in quotes',
    ],
    ['a switch where text belongs', {env: [{name: 'A', value: true}]}, 'true); put it in quotes'],
    [
      'a number in quotes',
      {port: '8080'},
      'must be integer (it is "8080"); write it without quotes',
    ],
    [
      'a switch in quotes',
      {volumes: [{name: 'a', hostPath: '/a', mountPath: '/a', readOnly: 'true'}]},
      'must be boolean (it is "true"); write it without quotes',
    ],
  ])('says how to mend %s', (_what, spec, message) => {
    expect(problems('mcpserver', server(spec))).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['args', {a: 'b'}, 'spec.args must be array (it is a map)'],
    ['transport', ['sse'], 'spec.transport must be one of ["stdio","sse"] (it is a list)'],
    ['port', null, 'spec.port must be integer (it is null)'],
  ])('says what stands where something else belongs: %s', (field, value, message) => {
    expect(problems('mcpserver', server({[field]: value}))).toEqual([message]);
  });

  it('does not speak of quotes where they would not help', () => {
    expect(problems('mcpserver', server({port: 'http'}))).toEqual([
      'spec.port must be integer (it is "http")',
    ]);
  });

  it('names each item of a list that repeats another one', () => {
    const env = ['A', 'B', 'A'].map((name) => ({name, value: 'x'}));
    const containers = [{name: 'mcp', env}];
    expect(schemas.errors('mcpserver', server({podTemplateSpec: {spec: {containers}}}))).toEqual([
      {
        message:
          'spec.podTemplateSpec.spec.containers[0].env[2] has name "A" as [0] does; keep one of them, or change it',
        path: ['spec', 'podTemplateSpec', 'spec', 'containers', '0', 'env', '2'],
        isUnknownField: false,
      },
    ]);
  });

  it('tells items apart by what Kubernetes fills in, and not by what is missing', () => {
    const found = (container: object): string[] =>
      problems(
        'mcpserver',
        server({podTemplateSpec: {spec: {containers: [{name: 'mcp', ...container}]}}}),
      );
    expect(found({env: [{value: 'a'}, {value: 'b'}]}).join('\n')).not.toMatch(/as \[0\] does/);
    expect(found({ports: [{containerPort: 1}, {containerPort: 1, protocol: 'UDP'}]})).toEqual([]);
    expect(found({ports: [{containerPort: 1}, {containerPort: 1, protocol: 'TCP'}]})).toEqual([
      expect.stringContaining('ports[1] has containerPort 1, protocol "TCP" as [0] does'),
    ]);
  });

  it.each(['containers', 'initContainers'])(
    'names each mount of %s whose volume the pod does not have',
    (kind) => {
      const volumeMounts = ['v', 'w'].map((name) => ({name, mountPath: `/${name}`}));
      const pod = {containers: [], volumes: [{name: 'v'}], [kind]: [{name: 'mcp', volumeMounts}]};
      expect(schemas.errors('mcpserver', server({podTemplateSpec: {spec: pod}}))).toEqual([
        {
          message: `spec.podTemplateSpec.spec.${kind}[0].volumeMounts[1].name must name a volume of the pod (it is "w"); add it to volumes, or name one of: v`,
          path: expect.arrayContaining([kind, 'volumeMounts', '1', 'name']) as string[],
          isUnknownField: false,
        },
      ]);
    },
  );

  const pod = {containers: [{name: 'a', image: 'b', volumeMounts: [{name: 'v', mountPath: '/v'}]}]};
  const object = (apiVersion: string, kind: string, spec: object): object => ({
    apiVersion,
    kind,
    metadata: {name: 'a'},
    spec,
  });
  const workload = {selector: {}, template: {spec: pod}};

  it.each([
    ['Pod', 'v1', pod, 'spec.containers[0]'],
    ['Deployment', 'apps/v1', workload, 'spec.template.spec.containers[0]'],
    ['StatefulSet', 'apps/v1', workload, 'spec.template.spec.containers[0]'],
  ])('names a mount in a %s of a volume that it does not have', (kind, version, spec, place) => {
    expect(problems('k8s-core', object(version, kind, spec))).toEqual([
      expect.stringContaining(`${place}.volumeMounts[0].name must name a volume`),
    ]);
  });

  it('lets a StatefulSet mount what it claims', () => {
    const claims = [{metadata: {name: 'v'}}];
    const spec = {...workload, volumeClaimTemplates: claims};
    expect(problems('k8s-core', object('apps/v1', 'StatefulSet', spec)).join('\n')).not.toContain(
      'must name a volume',
    );
  });

  it('does not repeat all of a long value', () => {
    const [message = ''] = problems('mcpserver', server({image: `${'a'.repeat(9000)} `}));
    expect(message.length).toBeLessThan(500);
  });

  it('has advice for fields that are right but do not do what is meant', () => {
    const volumes = [{name: 'a', hostPath: '/a', mountPath: '/a'}];
    const spec = {volumes, secrets: [{name: 'a', key: 'b'}], permissionProfile: {name: 'none'}};
    expect(schemas.errors('mcpserver', server(spec))).toEqual([]);
    const advice = schemas.advice('mcpserver', server(spec));
    expect(advice.map(({path, kind}) => [path.join('.'), kind])).toEqual([
      ['spec.volumes', 'note'],
      ['spec.secrets', 'problem'],
      ['spec.permissionProfile', 'note'],
    ]);
    for (const {message, path} of advice)
      expect(message).toContain(schemas.at('mcpserver', path.join('.'))?.['description']);
    expect(schemas.advice('mcpserver', server({volumes: [], secrets: []}))).toEqual([]);
  });
});

describe('what schemas say about a field', () => {
  it.each([
    'spec.volumes[0].name',
    'spec.volumes.0.name',
    'spec.volumes[].name',
    'spec.volumes[*].name',
  ])('finds it by a path written like %s', (path) => {
    expect(schemas.at('mcpserver', path)).toMatchObject({description: 'Name of the volume.'});
  });

  it('puts together what the field says and what it refers to', () => {
    expect(schemas.at('mcpserver', 'spec.port')).toMatchObject({
      type: 'integer',
      default: 8080,
      description: expect.stringContaining('Port of the proxy pod') as string,
    });
    expect(schemas.at('mcpserver', 'spec.podTemplateSpec.spec')).toMatchObject({
      required: ['containers'],
      properties: {containers: expect.anything() as object},
    });
  });

  it('does not call required what is required in some cases, or has a default', () => {
    expect(schemas.at('mcpserver', 'spec.oidcConfig')).not.toHaveProperty('required');
    expect(schemas.at('mcpserver', 'spec.permissionProfile')?.['required']).toEqual(['name']);
  });

  it('writes every path in one form', () => {
    for (const path of ['a.b[0]["c.d"]', "a.b.0['c.d']", 'a["b"][0]["c.d"]'])
      expect(fieldPath(readFieldPath(path))).toBe('a.b[0]["c.d"]');
    expect(fieldPath(readFieldPath('a.constructor[].b[*]'))).toBe('a.constructor[].b[*]');
  });
});

describe('a field that an object takes in any form', () => {
  it.each(['operator.volumes[0].iscsi', 'operator.volumes[0].iscsi.portals[0].a'])(
    'is known: %s',
    (path) => {
      expect(schemas.knowsPath('helm-values-operator', path)).toBe(true);
    },
  );

  it('is known by the form of its name', () => {
    const limits = 'spec.podTemplateSpec.spec.containers[0].resources.limits';
    expect(schemas.knowsPath('mcpserver', `${limits}["nvidia.com/gpu"]`)).toBe(true);
    expect(schemas.knowsPath('mcpserver', `${limits}.memry`)).toBe(false);
  });

  it.each(['operator.env.A', 'operator.affinity.nodes', 'operator.image.tag'])(
    'is not known where an object takes certain fields alone: %s',
    (path) => {
      expect(schemas.knowsPath('helm-values-operator', path)).toBe(false);
    },
  );
});

describe('a file that is no schema is named, with what is wrong in it:', () => {
  const load = (text: string) => {
    const read = loadSchemas(withFiles({'a.schema.json': text}));
    return read.errors('a', {});
  };
  it.each([
    ['broken JSON', '{"$id": "a.schema.json",', /^specs\/schemas\/a\.schema\.json: .*JSON/],
    [
      'JSON with a comma too many',
      '{"type": "object",}',
      /^specs\/schemas\/a\.schema\.json: .*JSON/,
    ],
    [
      'something else than an object',
      '[]',
      /^specs\/schemas\/a\.schema\.json: a schema is an object\. Fix: /,
    ],
    [
      'a wrong type',
      '{"$id": "a.schema.json", "type": "strng"}',
      /^specs\/schemas\/a\.schema\.json.*data\/type must be/,
    ],
    [
      'a keyword that no schema has',
      '{"$id": "a.schema.json", "typ": "string"}',
      /^specs\/schemas\/a\.schema\.json, or a file that it refers to: .*unknown keyword: "typ"/,
    ],
    [
      'a reference that leads nowhere',
      '{"$id": "a.schema.json", "$ref": "b.schema.json"}',
      /^specs\/schemas\/a\.schema\.json.*can't resolve reference b\.schema\.json .*\. Fix: /,
    ],
  ])('%s', (_what, text, says) => {
    expect(() => load(text)).toThrow(says);
  });
});
