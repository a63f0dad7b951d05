import type {ErrorRecord} from './ErrorRecord';

/** An error that a message may mean, and how sure that is: from 0 to 1. */
export interface FoundError {
  readonly error: ErrorRecord;
  readonly likeness: number;
}

/** Below this, nothing is offered: what a few common words share. Source: messages of Docker and TLS that no page explains. */
const LEAST_LIKENESS = 0.35;

/** What a printed part of the symptom is worth: it is hardly ever chance. */
const PRINTED = 0.7;

/** Messages are compared up to this length; logs can be long. */
const MAX_TEXT = 20_000;

const wordsOf = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{N}]{2,}/gu)].map(([word]) => stem(word));

/** Makes the usual endings of English the same. */
const stem = (word: string): string => word.replace(/(?:ies|es|s|ed|ing)$/, '') || word;

/** Whether a pattern is printed in a text; `<…>` and digits stand for anything. */
function isPrinted(pattern: string, text: string): boolean {
  const source = pattern
    .toLowerCase()
    .split(/<[^>]*>|\d+|…|\.\.\./)
    .map((part) =>
      part
        .trim()
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\s+/g, '\\s+'),
    )
    .filter((part) => part !== '')
    .join('.{0,200}?');
  return source !== '' && new RegExp(source).test(text);
}

/**
 * The errors that a message means, the likeliest first. The message may be pasted with other lines around it.
 *
 * @param limit - How many at the most.
 */
export function findErrors(
  message: string,
  errors: readonly ErrorRecord[],
  limit: number,
): FoundError[] {
  const text = message.slice(0, MAX_TEXT).toLowerCase();
  const asked = new Set(wordsOf(text));
  const weights = weightsOf(errors);
  return errors
    .map((error) => {
      const words = [...new Set(wordsOf(error.symptom))];
      const worth = (list: readonly string[]): number =>
        list.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
      const shared = worth(words.filter((word) => asked.has(word))) / (worth(words) || 1);
      const printed = error.patterns.filter((pattern) => isPrinted(pattern, text));
      const longest = Math.max(0, ...printed.map(({length}) => length));
      // Of two printed parts, the longer one says more.
      const sure = longest === 0 ? 0 : PRINTED + Math.min(longest, 60) / 600;
      return {error, likeness: Math.min(1, sure + (1 - sure) * shared * (sure > 0 ? 0.5 : 0.8))};
    })
    .filter(({likeness}) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit);
}

/** Words that few errors have tell more. */
function weightsOf(errors: readonly ErrorRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {symptom} of errors)
    for (const word of new Set(wordsOf(symptom))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(
    [...counts].map(([word, count]) => [word, Math.log(1 + errors.length / count)] as const),
  );
}
