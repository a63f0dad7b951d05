/** Codes of the system and of PostgreSQL (its manual, appendix A) that say: not now, perhaps on another connection. */
const PASSING = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EAI_AGAIN',
  ],
  // Shut down, crashed, starting; a standby that is not the primary yet; too many connections; lost to a concurrent transaction.
  ...['57P01', '57P02', '57P03', '25006', '53300', '40001', '40P01'],
]);

/** What the client library says of a connection that broke or gave no answer, without a code. */
const MESSAGES = /terminated|timeout|not queryable|ended/i;

/** Tells whether an error of a query may be gone when it is sent again. The query may have been carried out. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const {code} = error as NodeJS.ErrnoException;
  if (code !== undefined) return PASSING.has(code) || code.startsWith('08');
  // Several addresses were tried, and each failed.
  if (error instanceof AggregateError) return error.errors.every(isPassing);
  return MESSAGES.test(error.message);
}
