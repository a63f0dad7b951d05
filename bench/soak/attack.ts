import {growthOf, percentile, percentileOf} from '../load/figures';
import {residentMemory} from '../load/residentMemory';
import {greedyClient} from './greedyClient';
import {misbehave} from './misbehave';
import type {Question} from './questions';
import {readers} from './readers';

/** The longest that 99 of 100 answers to readers may take while the server is attacked, in milliseconds. */
const MAX_P99 = 300;

/** How much the server may grow in the second half, by its memory in the first. */
const MAX_GROWTH = 1.1;

/** Readers, and milliseconds between an answer and their next question. */
const READERS = {count: 16, pause: 250};

/** Connections that send half requests or broken ones, or read nothing. */
const BROKEN = 24;

interface Attack {
  readonly port: number;
  readonly pid: number;
  readonly seconds: number;
  readonly next: () => Question;
  /** A large file of the site. */
  readonly largeFile: string;
  /** Ids of records that related pages are asked for. */
  readonly ids: readonly string[];
}

/**
 * Readers who take their time, while a greedy client asks for more than its share and others break off what they send. Prints figures.
 *
 * @returns a line for each wrong answer to a reader, and one for each bar that is missed.
 */
export async function attack({
  port,
  pid,
  seconds,
  next,
  largeFile,
  ids,
}: Attack): Promise<string[]> {
  const began = performance.now();
  const isOver = (): boolean => performance.now() - began > seconds * 1000;
  const memory = [residentMemory(pid)];
  const watch = setInterval(() => memory.push(residentMemory(pid)), (seconds * 1000) / 6);
  const greedy = greedyClient(port, ids, isOver);
  const broken = Array.from({length: BROKEN}, (_, way) => misbehave(port, way, largeFile, isOver));
  const {wrong, latencies} = await readers({port, ...READERS, next, isOver});
  await Promise.all([greedy.ended, ...broken]);
  clearInterval(watch);

  const [p99, growth] = [percentile(latencies, 0.99), growthOf(memory.slice(1))];
  console.log(`Attack for ${seconds} s over ${greedy.connections + BROKEN} connections`);
  console.log(
    `  answers to it: ${[...greedy.statuses].map(([outcome, times]) => `${outcome} ${times}`).join(', ')}`,
  );
  console.log(
    `  ${READERS.count} readers: ${latencies.length} answers, ${wrong.length} wrong, p50 ${percentileOf(latencies, 0.5)}, p99 ${percentileOf(latencies, 0.99)}; memory in MB: ${memory.map((value) => value.toFixed(0)).join(' ')}`,
  );
  return [
    ...wrong,
    ...(p99 > MAX_P99
      ? [
          `while attacked, one reader in a hundred waits ${p99.toFixed(0)} ms, allowed are ${MAX_P99}`,
        ]
      : []),
    ...(growth > MAX_GROWTH
      ? [`while attacked, the server grew ${growth.toFixed(2)} times, allowed is ${MAX_GROWTH}`]
      : []),
  ];
}
