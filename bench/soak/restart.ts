import {setTimeout as pause} from 'node:timers/promises';
import {CheckedConnection, ClosedEarly} from './CheckedConnection';
import {misbehave} from './misbehave';
import type {Question} from './questions';

interface Restart {
  readonly port: number;
  readonly connections: number;
  readonly next: () => Question;
  /** A large file of the site. */
  readonly largeFile: string;
  /** Ends the server and starts a new one at the same port; resolves when that answers. */
  readonly restart: () => Promise<void>;
  /** What the event log holds afterwards. */
  readonly log: () => string;
}

/**
 * Readers go on asking while the server is replaced, and as many others misbehave. What was not accepted is asked again, as browsers do; what was accepted must be
 * answered, and rightly. Prints figures.
 *
 * @returns a line for each wrong or lost answer, and for each event that was answered and is not in the log exactly once.
 */
export async function duringRestart({
  port,
  connections,
  next,
  largeFile,
  restart,
  log,
}: Restart): Promise<string[]> {
  const [wrong, kept] = [[] as string[], [] as string[]];
  let [answered, askedAgain, refused] = [0, 0, 0];
  let isOver = false;

  const reader = async () => {
    let connection: CheckedConnection | undefined;
    let question = next();
    while (!isOver) {
      try {
        connection ??= await CheckedConnection.open(port);
      } catch {
        refused += 1;
        await pause(20);
        continue;
      }
      try {
        const problem = question.wrong(
          await connection.send(question.method, question.path, question.body),
        );
        answered += 1;
        if (problem !== undefined) wrong.push(problem);
        else if (question.event !== undefined) kept.push(question.event);
        question = next();
      } catch (error) {
        connection = undefined;
        if (error instanceof ClosedEarly && !error.wasAccepted) askedAgain += 1;
        else {
          wrong.push(`${question.method} ${question.path}: ${String(error)}`);
          question = next();
        }
      }
    }
    connection?.end();
  };
  const readers = Promise.all(Array.from({length: connections}, reader));
  const others = Promise.all(
    Array.from({length: connections}, (_, index) =>
      misbehave(port, index, largeFile, () => isOver),
    ),
  );
  await pause(2000);
  const began = performance.now();
  await restart();
  const lasted = performance.now() - began;
  await pause(2000);
  isOver = true;
  await readers;
  await others;

  const written = log();
  const lost = kept.filter((name) => written.split(`"${name}"`).length !== 2);
  console.log(
    `Restart under ${2 * connections} connections, half of them misbehaving: ${lasted.toFixed(0)} ms until the new server answered`,
  );
  console.log(
    `  ${answered} answered, ${wrong.length} wrong or lost after they were accepted; ${askedAgain} not accepted and asked again, ${refused} connections refused meanwhile`,
  );
  console.log(
    `  ${kept.length} events answered, ${lost.length} of them not in the log exactly once`,
  );
  return [...wrong, ...lost.map((name) => `event ${name} is not in the log exactly once`)];
}
