// Kept in old syntax: this is the one file an outdated Node has to be able to read.

const REQUIRED = 20;

/**
 * Tells whether this Node is new enough; if not, says so and sets the exit code.
 * @param {string} version for example `v20.11.1`
 * @returns {boolean}
 */
export function checkNode(version = process.version) {
  if (Number(version.slice(1).split('.')[0]) >= REQUIRED) {
    return true;
  }
  console.error(
    'Error: Node ' +
      String(REQUIRED) +
      ' or newer is needed, this is ' +
      version +
      '. Get it from https://nodejs.org/',
  );
  process.exitCode = 1;
  return false;
}
