import fc from 'fast-check';
import {checkTraffic} from './checkTraffic';
import {steps} from './randomRequests';

/** How much random traffic is enough: the most steps of one run, and runs (1,000 requests). */
export const traffic = {steps: 120, runs: 25} as const;

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
