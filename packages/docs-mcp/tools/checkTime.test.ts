import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {useChecks} from '../testing/useChecks';
import {root, useLibrary} from '../testing/useLibrary';

const check = useChecks(useLibrary());

const {servers} = parse(readFileSync(`${root}/specs/registry-servers.yaml`, 'utf8')) as {
  readonly servers: Readonly<Record<string, object>>;
};

const fetchWith = (fields: object): string => JSON.stringify({...servers['fetch'], ...fields});

it.each([
  [
    'names',
    (count: number) => `{${Array.from({length: count / 6}, (_, at) => `"k${at}":1`).join()}}`,
  ],
  ['items', (count: number) => fetchWith({tools: Array(count).fill(1)})],
  ['letters', (count: number) => fetchWith({image: `${'a@'.repeat(count)} `})],
  [
    'parts of an address',
    (count: number) => JSON.stringify({repository_url: `http://${'a.'.repeat(count)}`}),
  ],
] as const)(
  'a registry needs about ten times as long for ten times as many wrong %s',
  async (_what, make) => {
    const timeFor = async (count: number): Promise<number> => {
      const text = make(count);
      const start = performance.now();
      expect((await check('check_registry', text)).data.ok).toBe(false);
      return performance.now() - start;
    };
    await timeFor(390);
    // One beside the other, so that a busy machine slows both down.
    const ratios: number[] = [];
    await expect
      .poll(
        async () => {
          const few = await timeFor(3900);
          ratios.push((await timeFor(39_000)) / few);
          return Math.min(...ratios);
        },
        {timeout: 30_000},
      )
      // A hundred times as long would be the square.
      .toBeLessThan(40);
  },
  60_000,
);
