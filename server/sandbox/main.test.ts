import {existsSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {openStateFile} from './state/openStateFile';
import {runProgram, runSandbox} from './testing/runProgram';
import {temporaryFolder} from './testing/temporaryFolder';

const folder = temporaryFolder();
const time = 60_000;

describe('the program', () => {
  test(
    'explains itself',
    async () => {
      const {code, stdout} = await runProgram(['--help']).ended;
      expect({code, stdout}).toEqual({
        code: 0,
        stdout: expect.stringContaining('--state FILE') as string,
      });
    },
    time,
  );

  test(
    'answers until it is asked to stop, and begins again where it ended',
    async () => {
      const file = join(folder, 'state');
      const first = await runSandbox(['--state', file]);
      expect(
        await (await fetch(`${first.url}/api/v1beta/registry/default/servers/fetch`)).json(),
      ).toMatchObject({server: {name: 'fetch', transport: 'stdio'}});
      await fetch(`${first.url}/api/v1beta/workloads`, {
        method: 'POST',
        body: '{"name": "clock", "image": "mcp/time:latest"}',
      });
      first.kill('SIGTERM');
      expect(await first.ended).toMatchObject({code: 0, stderr: ''});
      const second = await runSandbox(['--state', file]);
      expect(await (await fetch(`${second.url}/api/v1beta/workloads/clock`)).json()).toMatchObject({
        name: 'clock',
        package: 'mcp/time:latest',
      });
      second.kill('SIGINT');
      expect((await second.ended).code).toBe(0);
    },
    time,
  );

  test(
    'says which flag it does not know and ends with 2',
    async () => {
      const {code, stderr} = await runProgram(['--prot', '1']).ended;
      expect({code, stderr}).toEqual({
        code: 2,
        stderr:
          "Error: Unknown option '--prot'. Did you mean --port?\nSee all flags with --help.\n",
      });
    },
    time,
  );

  test(
    'says that a port is taken and ends with 1',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const {port} = other.address() as AddressInfo;
      const {code, stderr} = await runProgram([
        '--port',
        String(port),
        '--state',
        join(folder, 'unused'),
      ]).ended;
      other.close();
      expect(code).toBe(1);
      expect(stderr).toBe(
        `Error: Port ${port} on 127.0.0.1 is in use by another program, perhaps by \`thv serve\`. Stop it, or take another port: --port ${port + 1}\n`,
      );
    },
    time,
  );

  test(
    'says that this machine does not have an address and ends with 1',
    async () => {
      const {code, stderr} = await runProgram(['--host', '192.0.2.1', '--port', '0']).ended;
      expect({code, stderr}).toEqual({
        code: 1,
        stderr: 'Error: This machine has no address 192.0.2.1. Take one it has: --host 127.0.0.1\n',
      });
    },
    time,
  );

  test(
    'refuses changes that the disk does not take, keeps those it took and goes on',
    async () => {
      const file = join(folder, 'full');
      const program = await runSandbox(['--state', file], 8);
      const send = async (method: string, path: string, body?: string) =>
        (await fetch(`${program.url}/api/v1beta/workloads${path}`, {method, body: body ?? null}))
          .status;
      const statuses = [];
      for (let number = 0; number < 60; number += 1)
        statuses.push(
          await send('POST', '', JSON.stringify({name: `w${number}`, image: 'mcp/time'})),
        );
      const kept = statuses.filter((status) => status === 201).length;
      expect(statuses).toEqual([
        ...Array<number>(kept).fill(201),
        ...Array<number>(60 - kept).fill(500),
      ]);
      expect(kept).toBeGreaterThan(5);
      expect(kept).toBeLessThan(60);
      // What was written of the next state is gone, as the disk may be full.
      expect(existsSync(`${file}.new`)).toBe(false);
      program.kill('SIGKILL');
      expect((await program.ended).stderr).toContain(
        'Error: the state file cannot be written: EFBIG',
      );
      const stored = await openStateFile(file);
      await stored.close();
      expect(stored.state.workloads).toHaveLength(kept);
    },
    time,
  );

  test(
    'does not touch a file that is not its own and ends with 1',
    async () => {
      const file = join(folder, 'letter.txt');
      writeFileSync(file, 'Dear Ana,\n');
      const {code, stderr} = await runProgram(['--port', '0', '--state', file]).ended;
      expect(code).toBe(1);
      expect(stderr).toContain('letter.txt is not a state file of this version: ');
    },
    time,
  );
});
