import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Readable} from 'node:stream';
import {tools} from '../../scripts/support/tools.mjs';
import {parseProcesses, treeMemory} from './processTree';

export interface BuildCost {
  readonly seconds: number;
  /** Seconds that the processor gave it, all cores together: a busy machine distorts these less. */
  readonly processor: number;
  /** Of the whole tree of processes at its largest. */
  readonly megabytes: number;
}

const SAMPLE_MS = 200;

/** In place of the system's temporary files, among which the framework keeps the translated configuration; below the folder that is built. */
export const SCRATCH = '.scratch';

/** Goes before the build: at its end it tells the fourth stream what the processor gave all its threads. */
const TELL_PROCESSOR_TIME = `data:text/javascript,${encodeURIComponent(`
  import {writeSync} from 'node:fs';
  import {isMainThread} from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => {
    const {user, system} = process.cpuUsage();
    writeSync(3, String((user + system) / 1e6));
  });
`)}`;

/**
 * Runs one production build of the framework in a folder.
 *
 * @throws Error with the end of its output when it fails.
 */
export async function timeBuild(folder: string): Promise<BuildCost> {
  const scratch = resolve(folder, SCRATCH);
  mkdirSync(scratch, {recursive: true});
  const started = performance.now();
  const build = spawn(
    process.execPath,
    ['--import', TELL_PROCESSOR_TIME, tools.docusaurus, 'build'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: {...process.env, NODE_ENV: 'production', CI: '1', TMPDIR: scratch},
    },
  );
  let output = '';
  for (const stream of [build.stdout, build.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  let processor = '';
  (build.stdio[3] as Readable).on('data', (chunk: Buffer) => (processor += chunk.toString()));
  let megabytes = 0;
  const timer = setInterval(() => {
    const listing = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'});
    megabytes = Math.max(megabytes, treeMemory(parseProcesses(listing), build.pid ?? 0));
  }, SAMPLE_MS);
  const [code] = (await once(build, 'close')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  return {seconds: (performance.now() - started) / 1000, processor: Number(processor), megabytes};
}
