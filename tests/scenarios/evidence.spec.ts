import {dirname} from 'node:path';
import {expect, test} from '@playwright/test';
import {
  Checkout,
  digestProblems,
  loadEvidence,
  lockProblems,
  lockSymbols,
  readLock,
} from '@toolhive-docs/evidence';
import {cutEvidence} from '../../scripts/evidence/evidence';
import {builtSites} from './support/builtSites';
import {sourceOf} from './support/cutRelease';

const [NEWEST, OLDER] = ['v0.0.48', 'v0.0.47'];
const root = (): string => dirname(builtSites().rich);

const CHANGED: unknown = expect.objectContaining({
  message: expect.stringMatching(/^sections\.part: start\.go#Start has changed/),
});

test.describe('each version keeps the evidence of its pages', () => {
  test('that of the older agrees with the source of its release, and with no other', async () => {
    const compare = (source: string) =>
      cutEvidence({root: root(), source: sourceOf(source), release: OLDER});
    expect(await compare(OLDER)).toMatchObject({problems: [], symbols: 1});
    expect((await compare(NEWEST)).problems).toEqual([CHANGED]);
  });

  test('that of the newest agrees with the source of its release, and with no other', async () => {
    const {files, problems} = loadEvidence(root());
    const lock = readLock(root());
    if (lock === undefined) throw new Error('There is no lock.');
    const compare = async (source: string) => {
      const found = await lockSymbols(files, new Checkout(sourceOf(source)), NEWEST);
      return digestProblems(files, lock, found.lock);
    };
    expect([...problems, ...lockProblems(files, lock, NEWEST)]).toEqual([]);
    expect(await compare(NEWEST)).toEqual([]);
    expect(await compare(OLDER)).toEqual([CHANGED]);
  });

  test('a release that was not cut has none', async () => {
    await expect(
      cutEvidence({root: root(), source: sourceOf(OLDER), release: 'v0.0.1'}),
    ).rejects.toThrow(/^v0\.0\.1 is no release that was cut with its evidence/);
  });
});
