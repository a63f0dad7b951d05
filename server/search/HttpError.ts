import type {ZodError} from 'zod';

/** A request that fails, in the provider's shape: `{message, status}`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    /** Headers that the status asks for. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** An error in what the request says. */
export const badRequest = (message: string): HttpError => new HttpError(400, message);

/** A body that is not what it has to be: its first field that is wrong, and what that may hold. */
export const wrongBody = ({issues: [issue]}: ZodError): HttpError =>
  badRequest(`${issue?.path.map(String).join('.') || 'The body'}: ${issue?.message ?? 'wrong'}`);
