import {runProgram, type Program} from '../sandbox/testing/runProgram';
import {freePort} from './freePort';

/** Starts the program behind `npm start` on a free port, as a process of its own, and waits until it answers. */
export async function runServer(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Program & {readonly url: string; readonly port: number}> {
  const port = await freePort();
  const program = runProgram(args, '../main.ts', undefined, {
    HOST: '127.0.0.1',
    PORT: String(port),
    ...variables,
  });
  await program.line(variables['LOG_FORMAT'] === 'json' ? '{' : 'Serving the site on ');
  return {...program, url: `http://127.0.0.1:${port}`, port};
}
