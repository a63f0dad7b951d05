/** The phrases that begin an error text, by status. */
const phrases = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  500: 'Internal Server Error',
  501: 'Not Implemented',
} as const;

/** A request that cannot be done. Thrown anywhere while answering; becomes an answer of plain text. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault';

  constructor(
    readonly status: keyof typeof phrases,
    detail: string,
    /** A 400 about a field begins with `Invalid request` instead. */
    phrase: string = phrases[status],
  ) {
    super(`${phrase}: ${detail}`);
  }
}
