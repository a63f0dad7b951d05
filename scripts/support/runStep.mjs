import {createInterface} from 'node:readline';
import {exitCode, isStopping, spawnChild} from './children.mjs';
import {Progress} from './progress.mjs';
import {projectRoot} from './projectRoot.mjs';

/**
 * @typedef {object} Step
 * @property {string} title what is being done, as a reader of the output sees it
 * @property {readonly string[]} args what to run; a tool of the project is run by this Node
 * @property {string} [command] another program than this Node
 * @property {Record<string, string>} [env] variables added to the environment
 * @property {boolean} [held] shows the output in one piece at the end, as another step runs beside it
 */

/** Lines of output that are kept for who sees only the end of a log. */
const TAIL = 15;

/**
 * Runs one step, shows its output and progress, and tells how it went and how its output ended.
 * Ours instead of listr2 and execa, because it also installs the packages, so none can be assumed (adr/0006).
 * @param {Step} step
 * @returns {Promise<{ok: boolean, code: number, milliseconds: number, lines: readonly string[], tail: readonly string[]}>}
 */
export async function runStep({title, args, command = process.execPath, env = {}, held = false}) {
  const progress = new Progress(title);
  const colour = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
  const child = spawnChild(command, args, {
    cwd: projectRoot,
    env: {...process.env, ...colour, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a command script on Windows, which only a shell can start.
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  /** @type {string[]} */
  const lines = [];
  /** @param {string} text */
  const show = (text) => {
    lines.push(text);
    if (!held) progress.line(text);
  };
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) {
      createInterface(stream).on('line', show);
    }
  }
  child.once('error', (error) => show(`${command}: ${error.message}`));
  const code = await exitCode(child);
  if (held) lines.forEach((line) => progress.line(line));
  progress.end(code === 0 && !isStopping());
  if (isStopping()) {
    // The signal handler ends this process; nothing may start in the meantime.
    await new Promise(() => {});
  }
  return {ok: code === 0, code, milliseconds: progress.elapsed, lines, tail: lines.slice(-TAIL)};
}
