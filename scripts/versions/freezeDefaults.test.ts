import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {loadCliSpec} from '@toolhive-docs/cli-spec';
import {freezeDefaults} from './cutVersion';

const spec = loadCliSpec(fileURLToPath(new URL('../../specs/thv-cli.yaml', import.meta.url)));

it('writes the value of a default into a frozen page', () => {
  expect(freezeDefaults('Port <Default of="thv serve --port" /> it is.', spec)).toBe(
    'Port `8080` it is.',
  );
});

it('refuses a flag that does not exist', () => {
  expect(() => freezeDefaults('<Default of="thv serve --prot" />', spec)).toThrow(/--prot/);
});
