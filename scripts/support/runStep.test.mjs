import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';
import {describe, expect, it, vi} from 'vitest';

vi.setConfig({testTimeout: 60_000});

const runStepUrl = import.meta.resolve('./runStep.mjs');
const childrenUrl = import.meta.resolve('./children.mjs');

/** Runs a program that uses the two modules, as a command of the project does. @param {string} program */
function run(program) {
  const source = `
    import {runStep} from ${JSON.stringify(runStepUrl)};
    import {spawnServer, stopWithChildren} from ${JSON.stringify(childrenUrl)};
    stopWithChildren();
    ${program}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const forever = 'setInterval(() => {}, 1000); console.log("child", process.pid)';
const graceful = `process.on("SIGTERM", () => { console.log("stopping"); process.exit(0); }); ${forever}`;

/** Starts, waits for the child's line, sends a signal, and tells what came of it. @param {string} program @param {NodeJS.Signals} signal */
async function runAndStop(program, signal) {
  const process = run(program);
  let output = '';
  process.stdout.on('data', (data) => {
    output += String(data);
  });
  await expect.poll(() => output, {timeout: 30_000}).toMatch(/child \d+/);
  process.kill(signal);
  const [code] = await once(process, 'close');
  return {code, output, pid: Number(/child (\d+)/.exec(output)?.[1])};
}

describe('runStep', () => {
  it('shows the output of a step and tells its exit code', async () => {
    const process = run(`
      const {ok, code} = await runStep({title: 'Thinking', args: ['--eval', 'console.log("hm"); process.exit(3)']});
      console.log(JSON.stringify({ok, code}));`);
    expect(await text(process.stdout)).toMatch(
      /^▸ Thinking\n {2}hm\n✘ Thinking \(\d+\.\d s\)\n\{"ok":false,"code":3\}\n$/,
    );
  });

  it('holds back the output of a step that runs beside another until its end', async () => {
    const process = run(`
      const step = (title, wait) => runStep({title, held: true, args: ['--eval', 'console.log("in ' + title + '"); setTimeout(() => console.log("done"), ' + wait + ')']});
      const slow = step('A', 500);
      await step('B', 0);
      await slow;`);
    expect(await text(process.stdout)).toMatch(
      /^▸ A\n▸ B\n {2}in B\n {2}done\n✔ B .*\n {2}in A\n {2}done\n✔ A .*\n$/,
    );
  });

  it('remembers how the output ended', async () => {
    const process = run(`
      const {tail} = await runStep({title: 'T', args: ['--eval', 'for (let n = 1; n <= 40; n++) console.log(n)']});
      console.log(JSON.stringify(tail));`);
    const last = (await text(process.stdout)).trim().split('\n').at(-1);
    expect(JSON.parse(last ?? '')).toEqual(Array.from({length: 15}, (_, index) => `${index + 26}`));
  });

  it('a program that does not exist is a failed step, not a crash', async () => {
    const process = run(
      `console.log((await runStep({title: 'T', command: 'no-such-program', args: []})).ok);`,
    );
    expect(await text(process.stdout)).toMatch(/no-such-program: .*ENOENT[\s\S]*false\n$/);
  });
});

describe('a signal', () => {
  const step = `await runStep({title: 'Working', args: ['--eval', ${JSON.stringify(forever)}]});
    console.log('next step');`;

  it.each(
    /** @type {const} */ ([
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ]),
  )('%s ends the step and its process', async (signal, expected) => {
    const {code, output, pid} = await runAndStop(step, signal);
    expect(code).toBe(expected);
    expect(output).not.toContain('next step');
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('a step that takes the signal for its end has failed all the same', async () => {
    const {code, output} = await runAndStop(
      `await runStep({title: 'Working', args: ['--eval', ${JSON.stringify(graceful)}]});`,
      'SIGTERM',
    );
    expect(code).toBe(143);
    expect(output).toContain('✘ Working');
  });

  it('lets a server end in its own time, which counts as success', async () => {
    const {code, output} = await runAndStop(
      `spawnServer(process.execPath, ['--eval', ${JSON.stringify(graceful)}], {stdio: 'inherit'});`,
      'SIGINT',
    );
    expect(output).toContain('stopping');
    expect(code).toBe(0);
  });
});
