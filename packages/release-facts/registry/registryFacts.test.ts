import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {readData} from '@toolhive-docs/evidence';
import {describe, expect, it} from 'vitest';
import {compareFacts} from '../compare/compareFacts';
import {mapOf} from '../source/maps';
import {factsOfRegistry} from './registryFacts';

const FILE = fileURLToPath(new URL('../../../specs/registry-servers.yaml', import.meta.url));
const read = (): Record<string, unknown> => mapOf(readData(readFileSync(FILE, 'utf8')));
const ours = factsOfRegistry(read(), 'specs');

/** What differs where the release says something else than specs/. */
function changesWith(edit: (server: Record<string, unknown>) => void): string[] {
  const registry = structuredClone(read());
  edit(mapOf(mapOf(registry.servers).fetch));
  return compareFacts(ours, factsOfRegistry(registry, 'release')).map(
    ({area, id, kind, fields, textOnly}) =>
      `${area} ${id} ${kind}${textOnly ? ' in words' : ''}: ${fields.map(({field}) => field).join(', ')}`,
  );
}

describe('what a registry says of its servers', () => {
  it('is read of each server of specs/', () => {
    const servers = ours.filter(({area}) => area === 'registry server').map(({id}) => id);
    expect(servers).toEqual(Object.keys(mapOf(read().servers)));
    expect(servers).toContain('fetch');
  });

  it('differs in words alone', () => {
    expect(changesWith((server) => (server.description = 'Other words.'))).toEqual([
      'registry server fetch changed in words: description',
    ]);
  });

  it('differs in an image', () => {
    expect(changesWith((server) => (server.image = 'mcp/fetch:2'))).toEqual([
      'registry server fetch changed: image',
    ]);
  });

  it('differs in a variable', () => {
    expect(
      changesWith((server) => (server.env_vars = [{name: 'TOKEN', required: true}])),
    ).toContainEqual(expect.stringMatching(/^registry variable fetch TOKEN added/));
  });
});
