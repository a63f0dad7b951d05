import {checkNode} from './checkNode.mjs';
import {fail} from './fail.mjs';

/**
 * Runs a command of package.json, whose code is loaded only when this Node is new enough to read it.
 * @param {() => Promise<unknown>} command imports a module that does the work while it is loaded
 * @param {string} [required] what it needs, for example `20.19`
 */
export function runCommand(command, required) {
  if (checkNode(required)) void command().catch(fail);
}
