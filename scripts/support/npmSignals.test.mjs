import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {freePort} from '../../server/testing/freePort';
import {fingerprint} from './buildInputs.mjs';
import {projectRoot} from './projectRoot.mjs';

vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

const COPIED = ['scripts', 'server', 'package.json', 'package-lock.json', 'tsconfig.json'];
const LINKED = ['config', 'packages', 'site.config.ts'];

/** A project with a build that is up to date and packages that are installed. */
let project = '';
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'npm-signals-'));
  for (const name of COPIED)
    cpSync(join(projectRoot, name), join(project, name), {recursive: true});
  for (const name of LINKED) symlinkSync(join(projectRoot, name), join(project, name));
  mkdirSync(join(project, 'node_modules'));
  for (const name of readdirSync(join(projectRoot, 'node_modules')))
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(projectRoot, 'node_modules', name), join(project, 'node_modules', name));
  const lockfile = createHash('sha256').update(readFileSync(join(project, 'package-lock.json')));
  writeFileSync(join(project, 'node_modules/.installed-lockfile'), lockfile.digest('hex'));
  mkdirSync(join(project, 'build'));
  writeFileSync(join(project, 'build/index.html'), '<h1>Home</h1>');
  writeFileSync(join(project, 'build/.fingerprint'), fingerprint(project, process.env));
});
afterAll(() => {
  rmSync(project, {recursive: true});
});

/** @param {number} port */
const isServing = (port) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ok}) => ok,
    () => false,
  );

describe.skipIf(process.platform === 'win32')('a signal for npm', () => {
  it.each(
    /** @type {const} */ ([
      ['start', 'SIGTERM', 'npm'],
      ['run serve', 'SIGTERM', 'npm'],
      // As a terminal does at Ctrl+C.
      ['start', 'SIGINT', 'its process group'],
      ['run serve', 'SIGINT', 'its process group'],
    ]),
  )('npm %s: %s for %s reaches the server, which ends', async (command, signal, target) => {
    const port = await freePort();
    const npm = spawn('npm', command.split(' '), {
      cwd: project,
      env: {...process.env, HOST: '127.0.0.1', PORT: String(port)},
      stdio: 'ignore',
      detached: true,
    });
    const ended = once(npm, 'close');
    await expect.poll(() => isServing(port), {timeout: 40_000, interval: 200}).toBe(true);
    process.kill(target === 'npm' ? Number(npm.pid) : -Number(npm.pid), signal);
    await ended;
    await expect.poll(() => isServing(port), {timeout: 10_000, interval: 100}).toBe(false);
  });
});
