/** Nobody answered, or not in time; asked again, the site may answer. */
export class Unreachable extends Error {
  /** When it happened, in milliseconds since the page was opened. */
  readonly at = performance.now();
}
