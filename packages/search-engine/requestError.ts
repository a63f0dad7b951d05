/** A request that cannot be answered, in the provider's shape: `{message, status}`. */
export class RequestError extends Error {
  readonly status = 400;
  override readonly name = 'RequestError';

  /** What the provider puts into the body of the answer. */
  toJSON(): {message: string; status: number} {
    return {message: this.message, status: this.status};
  }
}
