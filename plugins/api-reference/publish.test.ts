import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {publish, publishedNames} from './publish';

describe('publishing a specification', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  afterAll(() => rm(folder, {recursive: true}));

  it('copies the YAML byte for byte and writes the document as JSON', async () => {
    const source = path.join(folder, 'tiny.yml');
    const text = '# A comment stays.\nopenapi: 3.1.0\ninfo: {title: Tiny}\n';
    await writeFile(source, text);
    await publish(source, {openapi: '3.1.0', info: {title: 'Tiny'}}, path.join(folder, 'out'));
    expect(await readFile(path.join(folder, 'out/tiny.yaml'), 'utf8')).toBe(text);
    expect(JSON.parse(await readFile(path.join(folder, 'out/tiny.json'), 'utf8'))).toEqual({
      openapi: '3.1.0',
      info: {title: 'Tiny'},
    });
  });

  it('names the files after the source, whatever its ending', () => {
    expect(publishedNames('/a/b.yml')).toEqual({yaml: 'b.yaml', json: 'b.json'});
  });
});
