import fc from 'fast-check';
import {checkTraffic} from './checkTraffic';
import {steps} from './randomRequests';

/** How much random traffic is enough: the most steps of one run, runs of a unit test (1,000 requests) and of a soak (10,000). */
export const traffic = {steps: 120, unitRuns: 25, soakRuns: 250} as const;

/**
 * Runs random traffic against fresh sandboxes.
 * @param runs how many sandboxes, each with up to `traffic.steps` steps
 * @returns the number of requests sent, those of shrinking included
 * @throws Error with the shortest traffic that fails
 */
export async function soak(runs: number, seed: number): Promise<number> {
  let requests = 0;
  await fc.assert(
    fc.asyncProperty(steps(traffic.steps), async (list) => {
      requests += await checkTraffic(list);
    }),
    {numRuns: runs, seed},
  );
  return requests;
}
