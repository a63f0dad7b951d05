import {RequestError} from '@toolhive-docs/search-engine';
import {badRequest, HttpError} from '../HttpError';

/** The error of one of several requests, which says of which: `where` is its place. Errors that are not about what a request says stay as they are. */
export function errorIn(where: string, error: unknown): unknown {
  const isOfRequest =
    error instanceof RequestError || (error instanceof HttpError && error.status === 400);
  return isOfRequest ? badRequest(`${where}${error.message}`) : error;
}

/** Reads one of several requests; an error says of which. */
export function readAt<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw errorIn(where, error);
  }
}
