import {escapeRegExp} from '@toolhive-docs/options/escapeRegExp';
import type {ErrorRecord} from './ErrorRecord';

/** Whether a pattern is a name, not a message: one word that is no reason such as `FailedCreate`, or a command line. */
export const isName = (pattern: string): boolean =>
  /^(?:--|thv |kubectl |helm |kind )/.test(pattern) ||
  !/\s|^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/.test(pattern);

/** Parts of a pattern that stand for other texts. */
const OPEN = /(<[^>]*>|\d+|\s*(?:…|\.\.\.)\s*)/;

/** What may be printed for a part: for a port or a number, digits; for a name, a word; for an ellipsis, a few lines. */
function sourceOf(part: string): string {
  if (/^(?:<port>|\d+)$/.test(part)) return '\\d+';
  if (part.startsWith('<')) return '\\S{0,200}?';
  return OPEN.test(part) ? '[^]{0,500}?' : escapeRegExp(part).replace(/\s+/g, '\\s+');
}

/** Whether a pattern is printed in a text of small letters. */
export const isPrintedIn = (text: string, pattern: string): boolean =>
  new RegExp(pattern.toLowerCase().split(OPEN).map(sourceOf).join('')).test(text);

/** Words around a text that say when it is this error. */
const CONDITION =
  /\b(?:when|while|although|after|about|but|if|that|because|in the log of|from an?)\b/;

/** What says nothing around a text. */
const SAYS_NOTHING =
  /\b(?:or|with status \d+|[45]\d\d with|in the terminal|[Tt]he proxy log(?: contains)?)\b|[\s,]/g;

/**
 * Whether a text shows only that an error is possible: others print it too, or it is this error under a condition. Of the errors that
 * share a text, those are meant that say nothing else.
 */
export function isGeneric(
  pattern: string,
  error: ErrorRecord,
  errors: readonly ErrorRecord[],
): boolean {
  const around = error.patterns
    .flatMap((each) => each.split(' … '))
    .reduce((rest, each) => rest.replace(each, ' '), error.symptom);
  return (
    CONDITION.test(around) ||
    (around.replaceAll(SAYS_NOTHING, '') !== '' &&
      errors.some(
        (other) => other !== error && other.patterns.some((own) => own.includes(pattern)),
      ))
  );
}
