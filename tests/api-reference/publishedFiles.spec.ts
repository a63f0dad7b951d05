import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {expect, test} from '../support/test';

const SPEC = new URL('../../specs/toolhive-api.yaml', import.meta.url);

test.describe('the published specification', () => {
  test('is the file itself, byte for byte', {tag: ['@1-16', '@7.1-22']}, async ({siteUrl}) => {
    const answer = await fetch(`${siteUrl}/api-specs/toolhive-api.yaml`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(await readFile(SPEC, 'utf8'));
  });

  test('says the same as JSON', {tag: '@7.1-22'}, async ({siteUrl}) => {
    const answer = await fetch(`${siteUrl}/api-specs/toolhive-api.json`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual(parse(await readFile(SPEC, 'utf8')));
  });
});
