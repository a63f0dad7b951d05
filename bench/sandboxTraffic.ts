/**
 * Does the sandbox answer as specified, whatever comes in whatever order? The long form of the unit test.
 *
 * `npx tsx bench/sandboxTraffic.ts [seed]` sends more than 10,000 random requests, valid and not, to fresh sandboxes and checks every
 * answer and every state. A failure prints the shortest traffic that shows it.
 */
import {soak, traffic} from '@toolhive-docs/api-sandbox/testing';

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const started = performance.now();
const requests = await soak(traffic.soakRuns, seed);
console.log(
  `${requests} random requests answered as specified in ${((performance.now() - started) / 1000).toFixed(1)} s (seed ${seed})`,
);
