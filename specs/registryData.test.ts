import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {type Json, yaml, errors} from './testing/specFiles';

describe('registry data', () => {
  const registry = yaml('registry-servers.yaml');
  const servers = registry.servers as Record<string, Json>;
  it('is a valid registry', () => {
    expect(errors('registry.schema.json', registry)).toEqual([]);
  });

  it('has its servers in order of name, as the built-in registry has', () => {
    const names = Object.keys(servers);
    expect(names).toEqual([...names].sort());
  });

  it('has provenance for those of which the page of the registry says so', () => {
    const page = readFileSync(
      new URL('../docs/toolhive/guides-cli/registry.mdx', import.meta.url),
      'utf8',
    );
    const [, listed = ''] = /entries have provenance data: ([^.]+)\./.exec(page) ?? [];
    const named = [...listed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(named).not.toEqual([]);
    expect(Object.keys(servers).filter((name) => servers[name]?.provenance !== undefined)).toEqual(
      named,
    );
  });

  it('an entry may have null where Go writes it, for what is left out', () => {
    const nothing = {tools: null, env_vars: null, args: null, tags: null, permissions: null};
    const entry = {...servers.fetch, ...nothing, provenance: null};
    expect(errors('registry.schema.json#/$defs/Server', entry)).toEqual([]);
  });

  it('an entry may have the empty values of a printed one, which count as left out', () => {
    const {provenance} = servers.osv ?? {};
    const printed = {...servers.osv, provenance: {...(provenance as Json), repository_ref: ''}};
    expect(errors('registry.schema.json#/$defs/Server', printed)).toEqual([]);
  });

  it.each(['ab', 'Shop_DB', '0.1-x'])('a server may be named %s', (name) => {
    const named = {...registry, servers: {[name]: servers.fetch}};
    expect(errors('registry.schema.json', named)).toEqual([]);
  });

  it.each(['x', '_tools', '-a', 'a/b', 'a b', ''])('no server is named "%s"', (name) => {
    const named = {...registry, servers: {[name]: servers.fetch}};
    expect(errors('registry.schema.json', named)).not.toEqual([]);
  });

  it('a long image that cannot be one is refused in no time', () => {
    const start = performance.now();
    const entry = {...servers.fetch, image: `${'a@'.repeat(30_000)} `};
    expect(errors('registry.schema.json#/$defs/Server', entry)).not.toEqual([]);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it.each([
    ['an entry without metadata', (entry: Json) => ({...entry, metadata: undefined}), /metadata/],
    [
      'a target port on a stdio server',
      (entry: Json) => ({...entry, target_port: 8080}),
      /transport/,
    ],
    [
      'a default for a required variable',
      (entry: Json) => ({
        ...entry,
        env_vars: [{name: 'A', description: 'b', required: true, default: 'c'}],
      }),
      /env_vars\/0/,
    ],
    [
      'an unknown trust root',
      (entry: Json) => ({...entry, provenance: {sigstore_url: 'example.org'}}),
      /sigstore_url/,
    ],
    ['a mistyped field', (entry: Json) => ({...entry, env: []}), /env/],
  ])('refuses %s', (_title, spoil, about) => {
    const entry = JSON.parse(JSON.stringify(spoil(servers.fetch ?? {}))) as Json;
    expect(errors('registry.schema.json#/$defs/Server', entry).join('\n')).toMatch(about);
  });
});
