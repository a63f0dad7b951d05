import {readFileSync} from 'node:fs';
import {Ajv2020} from 'ajv/dist/2020';
import {expect, it} from 'vitest';

const validate = new Ajv2020({strict: false}).compile(
  JSON.parse(
    readFileSync(new URL('schemas/permission-profile.schema.json', import.meta.url), 'utf8'),
  ) as object,
);

it('a mount of a permission profile may have any of its three forms', {tags: ['6-3']}, () => {
  const mounts = ['/data', '/home/me/notes:/notes', 'volume://notes:/notes'];
  expect(validate({read: mounts, write: mounts})).toBe(true);
  expect(validate({read: '/data'})).toBe(false);
  expect(validate({read: [{host: '/data'}]})).toBe(false);
});

it('a profile may have null where Go writes it, for an empty list', () => {
  const outbound = {allow_host: null, allow_port: null, allow_transport: null};
  expect(validate({read: null, write: null, network: {outbound}})).toBe(true);
  expect(validate({network: null})).toBe(true);
  expect(validate({network: {outbound: null}})).toBe(true);
});

it('a mount with a drive letter has one colon too many', () => {
  expect(validate({write: ['C:\\notes:/notes']})).toBe(false);
});
