import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {withFiles} from '@toolhive-docs/evidence/testing';
import {cutVersion} from './cutVersion';

const OPTIONS = {'site.config.ts': "  release: 'v1.0.0',\n"};

describe('cutVersion', () => {
  it('refuses a release that is cut already', async () => {
    const root = withFiles({...OPTIONS, 'versioned_docs/version-v1.0.0/a.mdx': ''});
    await expect(cutVersion({root, release: 'v1.0.0'})).rejects.toThrow(
      'v1.0.0 is cut already: versioned_docs/version-v1.0.0 exists.',
    );
  });

  it('writes nothing when the next release has a wrong name', async () => {
    const root = withFiles(OPTIONS);
    await expect(cutVersion({root, release: 'v1.0.0', next: '1.1'})).rejects.toThrow(
      '--next is "1.1"; allowed: a release tag such as v0.0.48',
    );
    expect(existsSync(join(root, 'versioned_docs'))).toBe(false);
  });
});
