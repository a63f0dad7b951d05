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

/** Most letters, names or items of what is checked. */
const MOST = {check_registry: 39_000, check_command: 19_000};

it.each([
  [
    'check_registry',
    'wrong names',
    (count: number) => `{${Array.from({length: count / 6}, (_, at) => `"k${at}":1`).join()}}`,
  ],
  ['check_registry', 'wrong items', (count: number) => fetchWith({tools: Array(count).fill(1)})],
  [
    'check_registry',
    'wrong letters',
    (count: number) => fetchWith({image: `${'a@'.repeat(count)} `}),
  ],
  [
    'check_registry',
    'parts of a wrong address',
    (count: number) => JSON.stringify({repository_url: `http://${'a.'.repeat(count)}`}),
  ],
  [
    'check_command',
    'parts of a wrong duration',
    (count: number) => `kubectl wait --timeout=1.${'s000'.repeat(count / 4)}x pod/fetch`,
  ],
] as const)(
  '%s needs about ten times as long for ten times as many %s',
  async (tool, _, make) => {
    const timeFor = async (count: number): Promise<number> => {
      const text = make(count);
      const start = performance.now();
      expect((await check(tool, text)).data.ok).toBe(false);
      return performance.now() - start;
    };
    const most = MOST[tool];
    await timeFor(most / 100);
    // One beside the other, so that a busy machine slows both down.
    const ratios: number[] = [];
    await expect
      .poll(
        async () => {
          const few = await timeFor(most / 10);
          ratios.push((await timeFor(most)) / few);
          return Math.min(...ratios);
        },
        {timeout: 30_000},
      )
      // A hundred times as long would be the square.
      .toBeLessThan(40);
  },
  60_000,
);
