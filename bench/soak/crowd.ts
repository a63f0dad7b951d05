import {percentileOf} from '../load/figures';
import {residentMemory} from '../load/residentMemory';
import {misbehave} from './misbehave';
import type {Question} from './questions';
import {readers} from './readers';

/** How much the server may grow in bad company, in MB. Reason: it grows by 60 to 100, most of it garbage that is not collected yet; without limits it grew by 400. */
const MAX_GROWTH = 160;

interface Crowd {
  readonly port: number;
  readonly pid: number;
  readonly connections: number;
  readonly seconds: number;
  readonly next: () => Question;
  /** A large file of the site. */
  readonly largeFile: string;
}

/**
 * A crowd of which half misbehaves. Prints figures.
 * @returns a line for each wrong answer to the other half, and one when the memory of the server grew too much.
 */
export async function crowd({
  port,
  pid,
  connections,
  seconds,
  next,
  largeFile,
}: Crowd): Promise<string[]> {
  const began = performance.now();
  const isOver = () => performance.now() - began > seconds * 1000;
  const memory = [residentMemory(pid)];
  const watch = setInterval(() => memory.push(residentMemory(pid)), (seconds * 1000) / 6);
  const half = connections / 2;
  const reading = readers({port, count: half, next, isOver});
  const misdeeds = await Promise.all(
    Array.from({length: half}, (_, index) => misbehave(port, index, largeFile, isOver)),
  );
  const {wrong, latencies: sorted} = await reading;
  clearInterval(watch);

  const all = misdeeds.reduce((sum, times) => sum + times, 0);
  console.log(
    `Crowd: ${connections} connections for ${seconds} s, half of them misbehaving (${all} times)`,
  );
  console.log(
    `  ${sorted.length} right answers, ${Math.round(sorted.length / seconds)} a second, p50 ${percentileOf(sorted, 0.5)}, p99 ${percentileOf(sorted, 0.99)}, longest ${percentileOf(sorted, 1)}`,
  );
  console.log(
    `  ${wrong.length} wrong; memory in MB: ${memory.map((value) => value.toFixed(0)).join(' ')}`,
  );
  const growth = Math.max(...memory) - (memory[0] ?? 0);
  console.log(`  it grew by ${growth.toFixed(0)} MB at most, allowed are ${MAX_GROWTH}`);
  return growth > MAX_GROWTH
    ? [
        ...wrong,
        `the memory of the server grew by ${growth.toFixed(0)} MB, allowed are ${MAX_GROWTH}`,
      ]
    : wrong;
}
