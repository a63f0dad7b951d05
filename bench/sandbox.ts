/**
 * How fast is the sandbox program, and does its memory stay flat?
 *
 * `npx tsx bench/sandbox.ts` starts it on a free port of 127.0.0.1, sends 100,000 requests over 64 connections and prints requests per
 * second, latencies and memory; then 10,000 with a state file, where every change waits for the disk. It ends by itself.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {runSandbox} from '../server/sandbox/testing/runProgram';
import {openConnection} from './load/openConnection';
import {percentileOf} from './load/figures';
import {residentMemory} from './load/residentMemory';

const connections = 64;

/** What each connection does again and again: eight reads, a create and a delete, two requests that are refused. */
function cycle(
  name: string,
): readonly (readonly [method: string, path: string, status: number, body?: string])[] {
  const api = '/api/v1beta';
  const own = `${api}/workloads/${name}`;
  return [
    [
      'POST',
      `${api}/workloads`,
      201,
      JSON.stringify({
        name,
        image: 'mcp/time:latest',
        env_vars: ['LOG_LEVEL=info'],
        permission_profile: 'none',
      }),
    ],
    ['GET', own, 200],
    ['GET', `${api}/version`, 200],
    ['GET', '/health', 204],
    ['GET', `${api}/workloads?all=true`, 200],
    ['POST', `${api}/workloads`, 409, JSON.stringify({name, image: 'mcp/time:latest'})],
    ['GET', `${api}/registry/default/servers/github`, 200],
    ['POST', `${api}/clients`, 400, '{"name":"notepad"}'],
    ['GET', own, 200],
    ['GET', `${api}/discovery/clients`, 200],
    ['DELETE', own, 204],
    ['GET', `${api}/clients`, 200],
  ];
}

async function measure(title: string, total: number, args: readonly string[]): Promise<void> {
  const program = await runSandbox(args);
  const port = Number(new URL(program.url).port);
  const latencies: number[] = [];
  const memory: number[] = [];
  let sent = 0;
  const wrong = new Map<string, number>();

  const worker = async (id: number) => {
    const {send, end} = await openConnection(port);
    const requests = cycle(`w${id}`);
    for (let step = 0; sent < total; step = (step + 1) % requests.length) {
      const [method, path, expected, body] = requests[step] ?? ['GET', '/health', 204];
      sent += 1;
      if (sent % (total / 10) === 0) memory.push(residentMemory(program.pid));
      const started = performance.now();
      const status = await send(method, path, body);
      latencies.push(performance.now() - started);
      if (status !== expected)
        wrong.set(
          `${method} ${path}: ${status}`,
          (wrong.get(`${method} ${path}: ${status}`) ?? 0) + 1,
        );
    }
    end();
  };
  const started = performance.now();
  await Promise.all(Array.from({length: connections}, (_, id) => worker(id)));
  const seconds = (performance.now() - started) / 1000;
  program.kill('SIGTERM');
  await program.ended;

  latencies.sort((a, b) => a - b);
  console.log(
    `${title}: ${total} requests over ${connections} connections in ${seconds.toFixed(1)} s`,
  );
  console.log(
    `  ${Math.round(total / seconds)} requests per second; p50 ${percentileOf(latencies, 0.5)}, p99 ${percentileOf(latencies, 0.99)}, longest ${percentileOf(latencies, 0.9999)}`,
  );
  console.log(
    `  memory after each tenth, MB: ${memory.map((value) => value.toFixed(0)).join(' ')}`,
  );
  console.log(
    `  unexpected answers: ${wrong.size ? [...wrong].map(([what, times]) => `${times} × ${what}`).join(', ') : 'none'}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
try {
  await measure('In memory', 100_000, []);
  await measure('With a state file', 10_000, ['--state', join(folder, 'state')]);
} finally {
  rmSync(folder, {recursive: true, force: true});
}
