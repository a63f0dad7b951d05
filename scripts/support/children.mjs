import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {constants} from 'node:os';
import {stopWithParent} from './stopWithParent.mjs';

/** Children still running this many milliseconds after being asked to stop are killed. */
const STOP_LIMIT = 12_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** Children whose work never ends by itself. @type {WeakSet<import('node:child_process').ChildProcess>} */
const servers = new WeakSet();
let stopping = false;

/**
 * Starts a child process that is stopped together with this one.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnChild(command, args, options) {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/**
 * Starts a child process that works until it is stopped, so that stopping it is no failure.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnServer(command, args, options) {
  const server = spawnChild(command, args, options);
  servers.add(server);
  return server;
}

/**
 * Passes Ctrl+C and termination on to the children, waits for them, then ends this process:
 * with code 0 when they were servers that ended well, else with the signal's own code.
 */
export function stopWithChildren() {
  stopWithParent();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!stopping) {
        stopping = true;
        void stop(128 + constants.signals[signal]);
      }
    });
  }
}

/**
 * Waits until a child has ended and its output is complete.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; 1 when it could not be started or was killed
 */
export function exitCode(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** True once a signal has asked this process to end. */
export function isStopping() {
  return stopping;
}

/** @param {number} signalCode */
async function stop(signalCode) {
  const children = [...running];
  const ends = children.map((child) => once(child, 'close'));
  children.forEach((child) => child.kill('SIGTERM'));
  const limit = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), STOP_LIMIT);
  await Promise.all(ends);
  clearTimeout(limit);
  const allEndedWell =
    children.length > 0 && children.every((child) => servers.has(child) && child.exitCode === 0);
  process.exit(allEndedWell ? 0 : signalCode);
}
