import {rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
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

it('the row that explains an error comes before sections with more of its words', async () => {
  const row = (id: string, symptom: string): string =>
    `<tr id=${id}><td><code>${symptom}</code><td>It sleeps<td>Wake it`;
  const buildDir = await writeDocsBuild({
    '/faults': `<h2 id=faults>Faults</h2><table><tr><th>Symptom<th>Cause<th>Fix${row('lost', 'the stapler is lost')}${row('jammed', 'the stapler is jammed')}</table>`,
    '/stapler':
      '<h2 id=jams>The stapler is jammed</h2><p>The stapler is jammed when it is jammed.</p>',
  });
  const library = new DocsLibrary({buildDir, root});
  const {version} = library.index;
  const find = (query: string, kind?: string) => findPlaces(query, {version, kind}, library);
  const [first] = find('ERROR: the stapler is jammed');
  expect(first).toMatchObject({
    id: 'jammed',
    heading: [expect.any(String), 'Faults', 'the stapler is jammed'],
  });
  expect(first?.text).toContain('Wake it');
  expect(first?.text).not.toContain('lost');
  // Neither where words are alike only, nor on another kind of page.
  expect(find('jammed is a stapler')[0]?.id).toBe('jams');
  expect(find('the stapler is jammed', 'command')).toEqual([]);
  rmSync(buildDir, {recursive: true});
});

it('the row of a flag comes before sections with its words', async () => {
  const buildDir = await writeDocsBuild({
    '/staple':
      '<h2 id=flags>Flags</h2><table><tr><th>Flag<th>Meaning<tr id=--depth><td><code>--depth</code><td>How far a staple goes in.</table>',
    '/depth': '<h2 id=depth>Depth</h2><p>The depth: set the depth of a staple with depth.</p>',
  });
  const library = new DocsLibrary({buildDir, root});
  const scope = {version: library.index.version, kind: undefined};
  const first = (query: string) => findPlaces(query, scope, library)[0]?.id;
  expect(first('--depth')).toBe('--depth');
  expect(first('what does --depth mean')).toBe('--depth');
  expect(first('depth')).toBe('depth');
  rmSync(buildDir, {recursive: true});
});

it('the operation that a query calls comes before sections with its words', async () => {
  const buildDir = await writeDocsBuild({
    '/toolhive/reference/api':
      '<section data-operation=createWorkload><h3 id=createWorkload>Create</h3><p>Starts it.</p></section><section data-operation=listRegistryServers><h3 id=listRegistryServers>List</h3><p>Servers.</p></section>',
    '/post': '<h2 id=post>POST api v1beta workloads</h2><p>POST api v1beta workloads.</p>',
  });
  const library = new DocsLibrary({buildDir, root});
  const first = (query: string, kind?: string) =>
    findPlaces(query, {version: library.index.version, kind}, library)[0]?.id;
  expect(first('POST /api/v1beta/workloads')).toBe('createWorkload');
  expect(first('what does `post /api/v1beta/workloads` need?')).toBe('createWorkload');
  expect(first('GET /api/v1beta/registry/default/servers, all fields')).toBe('listRegistryServers');
  expect(first('POST api v1beta workloads')).toBe('post');
  rmSync(buildDir, {recursive: true});
});

describe('what stands under headings without ids', () => {
  const operation = (id: string, what: string): string =>
    `<h3 id=${id}>${what} a leaflet</h3><p>${what}s it.</p><h4>Request body</h4><p>The name of the leaflet to ${what}.</p><h4>Responses</h4><p>A leaflet.</p>`;
  const api = ['Print', 'Staple', 'Fold', 'Bind', 'Cut', 'Pack']
    .map((what) => operation(what.toLowerCase(), what))
    .join('');
  let buildDir = '';
  let library: DocsLibrary;
  beforeAll(async () => {
    buildDir = await writeDocsBuild({
      '/operations': `<p>All operations.</p>${api}`,
      '/contents': '<h2>Secrets</h2><p>Keep tokens out of files.</p>',
    });
    library = new DocsLibrary({buildDir, root});
  });
  afterAll(() => rmSync(buildDir, {recursive: true}));
  const addressesOf = (query: string): string[] =>
    findPlaces(query, {version: library.index.version, kind: undefined}, library).map(
      ({page, id}) => `${page.route}#${id}`,
    );

  it('is found at the nearest heading above that has an id', () => {
    expect(addressesOf('name of the leaflet to print')[0]).toBe('/operations#print');
    expect(addressesOf('tokens out of files')[0]).toBe('/contents#');
  });

  it('does not count together because it has no address of its own', () => {
    const found = addressesOf('print a leaflet request body responses');
    expect(found[0]).toBe('/operations#print');
    expect(new Set(found).size).toBe(found.length);
  });

  it('comes with the text of the part that its address leads to', () => {
    const [first] = findPlaces(
      'name of the leaflet to print',
      {version: library.index.version, kind: undefined},
      library,
    );
    expect(first?.text).toMatch(/^### Print a leaflet[^]*#### Request body[^]*#### Responses/);
  });
});
