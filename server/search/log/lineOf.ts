import type {LogEntry} from './entries';

/** An entry in one line of JSON for every reader: some end lines at separators that JSON leaves as they are. */
export function lineOf(entry: LogEntry): string {
  return JSON.stringify(entry).replace(
    /[\u2028\u2029]/g,
    (separator) => `\\u${separator.charCodeAt(0).toString(16)}`,
  );
}
