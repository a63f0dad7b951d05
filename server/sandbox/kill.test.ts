import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {describe, expect, test} from 'vitest';
import {emptyState, type SandboxState} from '@toolhive-docs/api-sandbox';
import {openStateFile} from './state/openStateFile';
import {runProgram, runSandbox, type Program} from './testing/runProgram';
import {temporaryFolder} from './testing/temporaryFolder';

const folder = temporaryFolder();

async function killed(program: Program): Promise<string> {
  program.kill('SIGKILL');
  return (await program.ended).stdout;
}

// A killed program's lock holds for two seconds, which both wait for at the same time.
describe.concurrent('killed at any time', () => {
  test('a state file holds every change that was kept, at most one more, and can be read', async () => {
    const file = join(folder, 'writer');
    let next = 0;
    let last = emptyState;
    for (let round = 0; round < 8; round += 1) {
      const writer = runProgram([file, String(next)], 'testing/stateWriter.ts');
      await writer.line('kept');
      await pause(Math.random() * 150);
      const kept = (await killed(writer))
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as SandboxState);
      expect(kept.length).toBeGreaterThan(0);
      last = kept.at(-1) ?? last;
      const stored = await openStateFile(file);
      await stored.close();
      // One more change may be in the file: kept, but the program died before it could say so.
      const alike = JSON.stringify(stored.state) === JSON.stringify(last);
      const difference = Math.abs(stored.state.workloads.length - last.workloads.length);
      expect({round, alike: alike || difference === 1}).toEqual({round, alike: true});
      last = stored.state;
      next += kept.length + (alike ? 0 : 1);
    }
    expect(next).toBeGreaterThan(20);
  }, 240_000);

  test('the program loses no change that a caller was told of', async () => {
    const file = join(folder, 'program');
    const known = new Map<string, boolean>();
    const clients = ['roo-code', 'cline', 'cursor', 'vscode-insider', 'vscode', 'claude-code'];
    let told = 0;
    for (let round = 0; round < 4; round += 1) {
      const program = await runSandbox(['--state', file]);
      const doubtful = new Set<string>();
      const worker = async (id: number) => {
        for (let step = 0; ; step += 1) {
          const name = `w${id}-${step % 5}`;
          const create = known.get(name) !== true;
          doubtful.add(name);
          const request = create
            ? fetch(`${program.url}/api/v1beta/workloads`, {
                method: 'POST',
                body: JSON.stringify({name, image: 'mcp/time'}),
              })
            : fetch(`${program.url}/api/v1beta/workloads/${name}`, {method: 'DELETE'});
          expect((await request).status).toBe(create ? 201 : 204);
          known.set(name, create);
          doubtful.delete(name);
          told += 1;
        }
      };
      const client = clients[round] ?? 'cursor';
      expect(
        (
          await fetch(`${program.url}/api/v1beta/clients`, {
            method: 'POST',
            body: JSON.stringify({name: client}),
          })
        ).status,
      ).toBe(200);
      const workers = Promise.allSettled(Array.from({length: 8}, (_, id) => worker(id)));
      while (told < 15 * (round + 1)) await pause(10);
      await pause(Math.random() * 300);
      await killed(program);
      // Every worker ends because the connection breaks, not because an answer was wrong.
      for (const end of await workers)
        expect(end.status === 'rejected' && String(end.reason)).toContain('fetch failed');

      const stored = await openStateFile(file);
      await stored.close();
      expect(stored.state.clients).toEqual(clients.slice(0, round + 1));
      const present = new Set(stored.state.workloads.map(({name}) => name));
      for (const [name, exists] of known)
        if (!doubtful.has(name)) expect([name, present.has(name)]).toEqual([name, exists]);
      for (const name of doubtful) known.set(name, present.has(name));
    }
    expect(told).toBeGreaterThan(50);
  }, 240_000);
});
