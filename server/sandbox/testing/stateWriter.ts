import {writeSync} from 'node:fs';
import {openStateFile} from '../state/openStateFile';

/** A program that saves changes as fast as it can and says so after each. To be killed. */
const [file = '', first = '0'] = process.argv.slice(2);
const {state: before, save} = await openStateFile(file);
let state = before;
for (let number = Number(first); ; number += 1) {
  // Few workloads at a time, so that the file stays small however long this runs.
  const name = `w${number % 20}`;
  const others = state.workloads.filter((workload) => workload.name !== name);
  const workload = {
    name,
    image: String(number),
    port: number % 20,
    createdAt: number,
    readyAt: number,
    fails: false,
    stoppedAt: null,
  };
  const isThere = others.length < state.workloads.length;
  state = {...state, workloads: isThere ? others : [...others, workload]};
  await save(state);
  writeSync(1, `kept ${number} ${JSON.stringify(state)}\n`);
}
