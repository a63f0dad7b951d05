import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {text} from 'node:stream/consumers';

/** A program of this folder as a process of its own. */
export interface Program {
  readonly pid: number;
  /** Resolves with the rest of the line that begins with the given text; rejects when the program ends before it. */
  line(beginning: string): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<{
    readonly code: number | null;
    readonly stdout: string;
    readonly stderr: string;
  }>;
}

/** Starts `main.ts`, or another module of this folder, with arguments. `largestFile`: blocks of 512 bytes a file may grow to. `variables` go into its environment. */
export function runProgram(
  args: readonly string[],
  module = 'main.ts',
  largestFile?: number,
  variables: Readonly<Record<string, string>> = {},
): Program {
  const command = [
    process.execPath,
    '--import',
    'tsx',
    fileURLToPath(new URL(`../${module}`, import.meta.url)),
    ...args,
  ];
  const limited =
    largestFile === undefined
      ? command
      : ['sh', '-c', `ulimit -f ${largestFile}; exec "$@"`, 'sh', ...command];
  const [program = '', ...rest] = limited;
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...variables},
  });
  const exit = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const ended = Promise.all([exit, text(child.stdout), text(child.stderr)]).then(
    ([code, stdout, stderr]) => ({code, stdout, stderr}),
  );
  const line = (beginning: string) =>
    new Promise<string>((resolve, reject) => {
      let seen = '';
      child.stdout.on('data', (chunk: Buffer) => {
        seen += chunk.toString();
        const found = seen
          .split('\n')
          .slice(0, -1)
          .find((one) => one.startsWith(beginning));
        if (found !== undefined) resolve(found.slice(beginning.length));
      });
      void ended.then(({code, stderr}) =>
        reject(
          new Error(
            `The program ended with ${String(code)} before it said "${beginning}".\n${stderr}`,
          ),
        ),
      );
    });
  return {pid: child.pid ?? 0, line, kill: (signal) => void child.kill(signal), ended};
}

/** Starts the sandbox on a free port and waits until it answers. */
export async function runSandbox(
  args: readonly string[],
  largestFile?: number,
): Promise<Program & {readonly url: string}> {
  const program = runProgram(['--port', '0', ...args], 'main.ts', largestFile);
  const [url = ''] = (await program.line('API sandbox listening on ')).split(/[ ;]/);
  return {...program, url};
}
