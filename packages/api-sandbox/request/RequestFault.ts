import {readablePath, type RequestProblem} from '@toolhive-docs/api-spec';

/** A request that cannot be done. Thrown anywhere while answering; becomes a response of plain text. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault';

  constructor(
    readonly status: 400 | 404 | 409 | 500 | 501,
    /** The whole text of the response, without the newline at its end: that of the documented release, where it has the same error. */
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

const shown = 3;

/** Says in one line which fields of a request are wrong and why, the first three of them. */
export function explainProblems(problems: readonly RequestProblem[]): string {
  const lines = problems
    .slice(0, shown)
    .map(({where, path, message}) => `${subject(where, path)} ${message}`);
  const rest = problems.length - lines.length;
  return lines.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}

function subject(where: string, path: string): string {
  if (where !== 'body') return [where, readablePath(path)].filter(Boolean).join(' ');
  return readablePath(path) || 'the body';
}
