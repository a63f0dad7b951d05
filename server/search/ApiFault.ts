/** A request that cannot be answered, in the provider's shape: `{message, status}`. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';

  constructor(
    readonly status: number,
    message: string,
    /** Headers that the status asks for. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** A fault in what the request says. */
export const badRequest = (message: string): ApiFault => new ApiFault(400, message);
