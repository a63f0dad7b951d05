import {setTimeout as wait} from 'node:timers/promises';
import {CheckedConnection} from './CheckedConnection';
import type {Question} from './questions';

/** What came of the questions of readers. */
export interface Outcome {
  /** A line for each wrong answer. */
  readonly wrong: string[];
  /** Of the right ones, in milliseconds, shortest first. */
  readonly latencies: readonly number[];
}

interface Readers {
  readonly port: number;
  /** Connections, each of which asks one question after the other. */
  readonly count: number;
  readonly next: () => Question;
  readonly isOver: () => boolean;
  /** Milliseconds between an answer and the next question. */
  readonly pause?: number;
}

/** Asks until it is over. */
export async function readers({port, count, next, isOver, pause = 0}: Readers): Promise<Outcome> {
  const [wrong, latencies] = [[] as string[], [] as number[]];
  const read = async (): Promise<void> => {
    let connection = await CheckedConnection.open(port);
    while (!isOver()) {
      const {method, path, body, wrong: judge} = next();
      const sent = performance.now();
      try {
        const problem = judge(await connection.send(method, path, body));
        latencies.push(performance.now() - sent);
        if (problem !== undefined) wrong.push(problem);
      } catch (error) {
        wrong.push(`${method} ${path}: ${String(error)}`);
        connection = await CheckedConnection.open(port);
      }
      if (pause > 0) await wait(pause * (0.5 + Math.random()));
    }
    connection.end();
  };
  await Promise.all(Array.from({length: count}, read));
  return {wrong, latencies: latencies.sort((a, b) => a - b)};
}
