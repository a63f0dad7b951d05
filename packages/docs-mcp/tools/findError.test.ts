import {rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DocsLibrary} from '../library/DocsLibrary';
import {writeDocsBuild} from '../testing/docsBuild';
import {findError} from './findError';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let buildDir = '';
let library: DocsLibrary;
beforeAll(async () => {
  buildDir = await writeDocsBuild();
  library = new DocsLibrary({buildDir, root});
});
afterAll(() => rmSync(buildDir, {recursive: true}));

describe('find_error says how sure a match is', () => {
  it.each([
    [
      '12:00 ERROR no container runtime available (docker, podman)',
      'printed',
      'its text is printed',
    ],
    ['which runtime of the container is available', 'similar', 'similar words only'],
  ])('%s: %s', async (text, match, words) => {
    const found = await findError.run({text}, library);
    expect(found.data.errors).toMatchObject([{match, fix: 'Start Docker'}]);
    expect(found.text).toContain(`\nMatch: ${words}`);
  });

  it('and offers nothing for one shared word', async () => {
    const {data, text} = await findError.run({text: 'invalid container name'}, library);
    expect(data.errors).toEqual([]);
    expect(text).toContain('The pages explain no such error');
  });
});
