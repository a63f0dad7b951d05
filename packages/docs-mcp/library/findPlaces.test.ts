import {rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {writeDocsBuild} from '../testing/docsBuild';
import {DocsLibrary} from './DocsLibrary';
import {findPlaces} from './findPlaces';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('a search that is asked again, as for its next part, is computed once', async () => {
  const buildDir = await writeDocsBuild();
  const library = new DocsLibrary({buildDir, root});
  const ask = (kind?: string, places = library) =>
    findPlaces('container runtime', {version: places.index.version, kind}, places);
  const found = ask();
  expect(found.map(({page}) => page.route)).toContain('/install');
  expect(ask()).toBe(found);
  expect(ask('command')).not.toBe(found);
  expect(ask(undefined, new DocsLibrary({buildDir, root}))).not.toBe(found);
  rmSync(buildDir, {recursive: true});
});
