/** How the program tells its operator what happens: as text, or as a line of JSON on standard output for each message. */
export type LogFormat = 'text' | 'json';

/** Values that a message comes with. */
export type LogFields = Readonly<Record<string, string | number | boolean>>;

let format: LogFormat = 'text';

/** Sets the format for the whole program; until then it is text. */
export function setLogFormat(chosen: LogFormat): void {
  format = chosen;
}

/** Tells that something happened. `fields` appear in JSON only. */
export function logInfo(message: string, fields: LogFields = {}): void {
  if (format === 'json') writeLine('info', message, fields);
  else console.log(message);
}

/** Tells that something failed, and why. */
export function logError(message: string, error?: unknown): void {
  if (format === 'json')
    writeLine('error', message, error === undefined ? {} : {error: detailsOf(error)});
  else if (error === undefined) console.error(`Error: ${message}`);
  else console.error(`Error: ${message}:`, error);
}

/** What an error says, in one line. Where several addresses of a host failed, the first says it for all. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Whether an error is a mistake of the program, which needs its stack: those of the language's own kinds are. */
export function isMistake(error: unknown): boolean {
  return !(error instanceof Error) || /^(?:Type|Range|Reference|Syntax)Error$/.test(error.name);
}

function writeLine(level: string, message: string, fields: LogFields): void {
  console.log(JSON.stringify({time: new Date().toISOString(), level, message, ...fields}));
}

function detailsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
