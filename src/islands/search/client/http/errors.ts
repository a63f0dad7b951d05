/** No host could be reached, or each one failed (spec §8). */
export class UnreachableHostsError extends Error {
  override readonly name = 'UnreachableHostsError';

  /** @param attempts - What went wrong with each host, in the order they were tried. */
  constructor(readonly attempts: readonly {readonly host: string; readonly reason: string}[]) {
    super(
      `no search host answered: ${attempts.map(({host, reason}) => `${host} (${reason})`).join(', ')}. Check the network connection.`,
    );
  }
}

/** A host understood the request and refused it (spec §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** A host answered with something that is not an answer of the protocol (spec §8). */
export class DeserializationError extends Error {
  override readonly name = 'DeserializationError';

  /** @param body - What the host answered. */
  constructor(host: string, body: string) {
    super(`${host} answered with something else than search results: ${body.slice(0, 80)}`);
  }
}

/** Spec §5: the client requires an application id. */
export class MissingAppIdError extends Error {
  override readonly name = 'MissingAppIdError';

  constructor() {
    super('the search client has no application id. Fix: set SEARCH_APP_ID.');
  }
}

/** Spec §5: the client requires an api key. */
export class MissingApiKeyError extends Error {
  override readonly name = 'MissingApiKeyError';

  constructor() {
    super(
      'the search client has no api key. Fix: set SEARCH_API_KEY to a key that may only search.',
    );
  }
}
