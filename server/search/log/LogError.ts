/** The log of events cannot be used. The message says what to change. */
export class LogError extends Error {
  override readonly name = 'LogError';
}
