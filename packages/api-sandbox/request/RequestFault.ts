/** A request that cannot be done. Thrown anywhere while answering; becomes a response of plain text. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault';

  constructor(
    readonly status: 400 | 404 | 409 | 500 | 501,
    /** The whole text of the response, without the newline at its end. */
    text: string,
  ) {
    super(text);
  }
}

/** A body that cannot be read. */
export function badRequest(detail: string): RequestFault {
  return new RequestFault(400, `Bad Request: ${detail}`);
}

/** A body with a field that does not fit. */
export function invalidRequest(detail: string): RequestFault {
  return new RequestFault(400, `Invalid request: ${detail}`);
}

/** A change that something else stands in the way of. */
export function conflict(detail: string): RequestFault {
  return new RequestFault(409, `Conflict: ${detail}`);
}
