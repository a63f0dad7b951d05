import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {dirname} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {Progress} from './progress.mjs';

const RENEW_AFTER = 5000;
const STALE_AFTER = 60_000;

/**
 * Runs `work` while holding a lock file, so that two starts at once neither install, build nor report into
 * each other's files: the second waits for the first. A lock left behind by a process that was
 * killed is taken over.
 *
 * Not a library: the lock guards the installation itself, so no package can be assumed.
 *
 * @template T
 * @param {string} file the lock file; its folder is created
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), {recursive: true});
  if (!take(file)) {
    const progress = new Progress(
      `Waiting for process ${holder(file) ?? ''}, which installs, builds or tests here`,
    );
    while (!take(file)) {
      breakIfStale(file);
      await delay(200);
    }
    progress.end(true);
  }
  const release = () => rmSync(file, {force: true});
  const renewal = setInterval(() => renew(file), RENEW_AFTER);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    process.off('exit', release);
    release();
  }
}

/** Says that the holder is at work. Somebody may have removed the file: the work goes on without it. @param {string} file */
function renew(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // There is nothing to renew.
  }
}

/** Creates the lock file if there is none, which only one process can do. @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/** The content of the lock file, a process id, or undefined when it is gone. @param {string} file */
function holder(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function breakIfStale(file) {
  const pid = holder(file);
  if (pid === undefined || (isAlive(Number(pid)) && age(file) < STALE_AFTER)) {
    return;
  }
  // Renaming is atomic: of several waiting processes one succeeds. Had another taken the lock over
  // just before, the renamed file is its lock, and it gets it back.
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== pid) {
      linkSync(aside, file);
    }
  } catch {
    // Another process was faster.
  } finally {
    rmSync(aside, {force: true});
  }
}

/** @param {string} file */
function age(file) {
  return Date.now() - (statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled, but it is there.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
