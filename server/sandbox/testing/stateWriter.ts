import {writeSync} from 'node:fs';
import {World} from '@toolhive-docs/api-sandbox';
import {openStateFile} from '../state/openStateFile';

/** A program that saves changes as fast as it can and says so after each. To be killed. */
const [file = '', first = '0'] = process.argv.slice(2);
const {state, save} = await openStateFile(file);
const world = new World(state);
for (let number = Number(first); ; number += 1) {
  // Few workloads at a time, so that the file stays small however long this runs.
  const name = `w${number % 20}`;
  const change = world.workloads.has(name)
    ? ({type: 'workload-deleted', name} as const)
    : ({
        type: 'workload-created',
        workload: {
          name,
          image: String(number),
          port: number % 20,
          createdAt: number,
          readyAt: number,
          fails: false,
          stoppedAt: null,
        },
      } as const);
  world.apply(change);
  await save(world.snapshot());
  writeSync(1, `kept ${number} ${JSON.stringify(change)}\n`);
}
