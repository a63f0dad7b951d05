import fc from 'fast-check';
import {expect, test} from 'vitest';
import {checkTraffic} from './testing/checkTraffic';
import {goodCreate} from './testing/randomRequests';
import {soak, traffic} from './testing/soak';

test('a thousand random requests are answered as specified and leave a state that makes sense', async () => {
  expect(await soak(traffic.runs, 20_250_620)).toBeGreaterThan(1000);
}, 60_000);

test('a good create request is taken', async () => {
  await fc.assert(
    fc.asyncProperty(goodCreate, async (body) => {
      const create = {
        kind: 'request',
        method: 'POST',
        path: '/api/v1beta/workloads',
        headers: {},
        body: JSON.stringify(body),
      } as const;
      expect(await checkTraffic([create])).toBe(1);
    }),
    {numRuns: 100, seed: 1},
  );
});
