import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {loadApiSpec, parseApiSpec} from '@toolhive-docs/api-spec/node';
import type {FormField} from './FormField';
import {fieldOf} from './fieldOf';

const spec = loadApiSpec(
  fileURLToPath(new URL('../../../../specs/toolhive-api.yaml', import.meta.url)),
);
const create = fieldOf(spec, '#/components/schemas/createRequest');
const member = (name: string): FormField | undefined =>
  create.kind === 'group' ? create.members.find((one) => one.name === name) : undefined;

const withSchema = (schema: object) =>
  parseApiSpec(
    JSON.stringify({
      openapi: '3.1.0',
      info: {title: 'T', version: '1'},
      paths: {},
      components: {schemas: {It: schema}},
    }),
    'it.json',
  );

describe('the form of a create request', () => {
  it('asks for one line of text, with what the server takes otherwise', () => {
    expect(member('image')).toMatchObject({
      kind: 'text',
      required: true,
      numeric: false,
      placeholder: 'mcp/time:latest',
    });
    expect(member('host')).toMatchObject({kind: 'text', required: false, placeholder: '127.0.0.1'});
    expect(member('target_port')).toMatchObject({kind: 'text', numeric: true, placeholder: '0'});
  });

  it('offers the values of an enum with their labels, and keeps the description beside a reference', () => {
    expect(member('transport')).toEqual({
      kind: 'choice',
      name: 'transport',
      required: false,
      fallback: '',
      description:
        'Transport between the proxy and the server in its container. By default `stdio`.',
      options: [
        {value: 'stdio', label: 'stdio – Standard input and output'},
        {value: 'sse', label: 'sse – HTTP with server-sent events'},
        {value: 'inspector', label: "inspector – Doesn't start"},
        {value: 'STDIO', label: 'STDIO – The same as stdio'},
        {value: 'SSE', label: 'SSE – The same as sse'},
        {value: 'INSPECTOR', label: 'INSPECTOR – The same as inspector'},
      ],
    });
  });

  it('has rows for lists, of texts and of groups, each with an example for a new one', () => {
    expect(member('env_vars')).toMatchObject({
      kind: 'list',
      newItem: 'LOG_LEVEL=info',
      item: {kind: 'text'},
    });
    expect(member('cmd_arguments')).toMatchObject({kind: 'list', newItem: ''});
    expect(member('secrets')).toMatchObject({
      kind: 'list',
      newItem: {name: 'github-pat', target: 'GITHUB_PERSONAL_ACCESS_TOKEN'},
      item: {kind: 'group'},
    });
  });

  it('has a group for an object', () => {
    expect(member('oidc')).toMatchObject({
      kind: 'group',
      members: [{name: 'issuer'}, {name: 'audience'}, {name: 'client_id'}, {name: 'jwks_url'}],
    });
  });
});

describe('schemas that have no form', () => {
  it.each([
    ['a map', {type: 'object', additionalProperties: {type: 'string'}}],
    ['alternatives', {oneOf: [{type: 'string'}, {type: 'integer'}]}],
    ['several types', {type: ['string', 'null']}],
    ['anything', {}],
  ])('are entered as JSON: %s', (_, schema) => {
    expect(fieldOf(withSchema(schema), '#/components/schemas/It').kind).toBe('json');
  });

  it('are taken apart only so far when they contain themselves', () => {
    const spec2 = withSchema({
      type: 'object',
      properties: {child: {$ref: '#/components/schemas/It'}},
    });
    expect(JSON.stringify(fieldOf(spec2, '#/components/schemas/It'))).toContain('"kind":"json"');
  });

  it('offer yes and no for a boolean', () => {
    expect(fieldOf(withSchema({type: 'boolean'}), '#/components/schemas/It')).toMatchObject({
      kind: 'choice',
      options: [
        {value: true, label: 'true'},
        {value: false, label: 'false'},
      ],
    });
  });
});
