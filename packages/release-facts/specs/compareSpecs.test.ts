import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {readData} from '@toolhive-docs/evidence';
import {withFiles} from '@toolhive-docs/evidence/testing';
import {compareSpecs} from './compareSpecs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('areas of which a checkout says nothing are named, and their exceptions stay', async () => {
  await expect(compareSpecs(root, withFiles({'README.md': ''}))).rejects.toThrow(
    /says nothing of a release/,
  );
  const fetch = '{"servers": {"fetch": {"image": "mcp/fetch", "env_vars": []}}}';
  const {notes, unused} = await compareSpecs(
    root,
    withFiles({'pkg/registry/data/registry.json': fetch}),
  );
  expect(notes.at(-1)).toMatch(/^Not in the checkout and not compared: .*API operations, /);
  expect(notes.at(-1)).not.toContain('Registry servers');
  expect(unused.filter(({area}) => !area.startsWith('registry'))).toEqual([]);
});

it('other words in the registry of a checkout are no difference', async () => {
  const registry = readData(readFileSync(join(root, 'specs/registry-servers.yaml'), 'utf8'));
  const words = JSON.stringify(registry, (key, value: unknown) =>
    key === 'description' ? 'Other words.' : value,
  );
  const {changes} = await compareSpecs(root, withFiles({'pkg/registry/data/registry.json': words}));
  expect(changes).toEqual([]);
});
