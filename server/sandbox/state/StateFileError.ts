/** The state file cannot be used. The message names the file, what is wrong and what to do. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError';
}
