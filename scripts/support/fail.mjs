/** What the system says when files may not be written. */
const NO_RIGHT = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Ends a command that has failed: says why and sets the exit code. Only mistakes of the program itself show where they are.
 * @param {unknown} error
 */
export function fail(error) {
  process.exitCode = 1;
  // Errors of the language's own kinds.
  if (!(error instanceof Error) || /^(?:Type|Range|Reference|Syntax)Error$/.test(error.name)) {
    console.error(error);
    return;
  }
  const {code = '', message} = /** @type {NodeJS.ErrnoException} */ (error);
  const fix = NO_RIGHT.includes(code)
    ? '\nFix: give this user the right to write there, or use a copy of the project.'
    : code === 'ERR_MODULE_NOT_FOUND'
      ? '\nFix: install the packages: npm ci'
      : '';
  console.error(`Error: ${message}${fix}`);
}
