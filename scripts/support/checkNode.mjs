// Kept in old syntax, as run.mjs and fail.mjs are: an outdated Node has to be able to read these.

/** What builds and serves the site: 20.6.0 cannot load the framework, and older ones the server's TypeScript. */
export const REQUIRED = '20.7';
/** What the test runner needs. */
export const REQUIRED_BY_TESTS = '20.19';

/**
 * Tells whether this Node is new enough; if not, says so and sets the exit code.
 * @param {string} required for example `20.19`
 * @param {string} version for example `v20.11.1`
 * @returns {boolean}
 */
export function checkNode(required = REQUIRED, version = process.version) {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  const [requiredMajor = 0, requiredMinor = 0] = required.split('.').map(Number);
  if (major > requiredMajor || (major === requiredMajor && minor >= requiredMinor)) {
    return true;
  }
  console.error(
    'Error: Node ' +
      required +
      ' or newer is needed, this is ' +
      version +
      '. Get it from https://nodejs.org/',
  );
  process.exitCode = 1;
  return false;
}
