import type {ErrorRecord} from './ErrorRecord';
import {isGeneric, isName, isPrintedIn} from './printedTexts';

/** An error that a message may mean, and how sure that is. */
export interface FoundError {
  readonly error: ErrorRecord;
  /** From 0 to 1. */
  readonly likeness: number;
  /** Whether the message holds a text that only this error prints; otherwise words are alike, or a text of several errors. */
  readonly isPrinted: boolean;
}

/** Below this, nothing is offered. Source: the messages of ToolHive, Docker, and TLS that no page explains. */
const LEAST_LIKENESS = 0.35;

/** What a printed message is worth: it is hardly ever chance. */
const PRINTED = 0.7;

/** What a printed name of a field, host, flag, path, or command is worth, and a text that several errors print: many messages hold it. */
const NAMED = 0.35;

/** What words alone are worth at the most: less than anything that is printed. */
const WORDS = 0.65;

/** What a status that is all of a message is worth in a symptom that begins with it. */
const BY_STATUS = 0.5;

/** Share of its words with which a message that is known by its text is still taken for it. */
const SAME_MESSAGE = 0.7;

/** What a common word is worth of what it would be. */
const OF_COMMON = 0.25;

/** What is less sure than this share of the best is left out. */
const SHARE_OF_BEST = 0.7;

/** Messages are compared up to this length; logs can be long. */
const MAX_TEXT = 20_000;

/** Words of any sentence. They tell nothing. */
const EMPTY =
  /^(?:an?|and|are|as|at|be|but|by|do|does|doesn|don|for|from|has|have|if|in|is|isn|it|its|my|no|not|of|on|or|so|that|the|then|this|to|was|what|when|with|you|your)$/;

/** Words of any message, by their stems. They tell little: that two messages are "invalid" does not make them one. */
const COMMON =
  /^(?:already|availabl|can|cannot|could|creat|err|error|exist|fail|fil|format|found|get|invalid|load|miss|nam|open|pars|path|read|requir|set|should|support|typ|unabl|unknown|unsupport|us|valid|valu|writ)$/;

/** Words beside an HTTP status that say no more than it does. */
const OF_STATUS =
  /^(?:\d{1,3}|allowed|bad|codes?|conflict|errors?|failed|forbidden|found|gateway|https?|internal|many|method|non|not|requests?|responses?|server|service|sse|status|timeout|too|un(?:authorized|available|expected)|with)$/;

/** Makes the usual endings of English the same. */
const stem = (word: string): string =>
  word.replace(/(?:ies|es|s|ed|ing)$/, '').replace(/e$/, '') || word;

/** Pods are named after servers, which are in many messages. */
const POD = /\b[a-z][a-z\d-]*-0\b/g;

const wordsOf = (text: string): Set<string> =>
  new Set(
    [
      ...text
        .toLowerCase()
        .replaceAll(POD, '')
        .matchAll(/[\p{L}\p{N}]{2,}/gu),
    ]
      .filter(([word]) => !EMPTY.test(word))
      .map(([word]) => stem(word)),
  );

/** HTTP statuses of errors that a text names; what stands behind a dot or a host is none. */
const statusesOf = (text: string): readonly string[] =>
  text.match(/(?<![\w.]|\w:)[45]\d\d(?!\.?\w)/g) ?? [];

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
  const text = message
    .slice(0, MAX_TEXT)
    .toLowerCase()
    .replaceAll('econnrefused', 'connection refused');
  const asked = wordsOf(text);
  const statuses = statusesOf(text);
  const isStatus = (text.match(/[a-z\d]+/g) ?? []).every((word) => OF_STATUS.test(word));
  const weights = weightsOf(errors);
  const found = errors
    .map((error) => {
      const printed = error.patterns.filter((pattern) => isPrintedIn(text, pattern));
      const isPrinted = printed.some(
        (pattern) => !isName(pattern) && !isGeneric(pattern, error, errors),
      );
      const own = statusesOf(error.symptom);
      const status = own.find((each) => statuses.includes(each));
      // Words alone do not make one status another.
      if (!isPrinted && !status && own.length > 0 && statuses.length > 0)
        return {error, isPrinted, likeness: 0};
      // Of two printed parts, the longer one says more.
      const longest = Math.min(60, Math.max(0, ...printed.map(({length}) => length)));
      const sure = longest === 0 ? 0 : (isPrinted ? PRINTED : NAMED) + longest / 600;
      const shared = sharedOf([...wordsOf(error.symptom)], asked, weights);
      const isOther = shared < SAME_MESSAGE && error.patterns.some((pattern) => !isName(pattern));
      // The earlier a symptom names a status, the more it is about it.
      const byStatus =
        isStatus && status ? BY_STATUS - error.symptom.indexOf(status) / MAX_TEXT : 0;
      const alike = Math.max(byStatus, isOther ? 0 : WORDS * shared);
      const likeness = sure === 0 ? alike : sure + (1 - sure) * shared * 0.5;
      return {error, isPrinted, likeness: isPrinted ? likeness : Math.min(WORDS, likeness)};
    })
    .sort((a, b) => b.likeness - a.likeness);
  const least = Math.max(LEAST_LIKENESS, (found[0]?.likeness ?? 0) * SHARE_OF_BEST);
  return found.filter(({likeness}) => likeness >= least).slice(0, limit);
}

/** How much of the words of a symptom a message has, from 0 to 1. One telling word can be chance, unless it is all there is. */
function sharedOf(
  words: readonly string[],
  asked: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
): number {
  const shared = words.filter((word) => asked.has(word));
  const telling = shared.filter((word) => !COMMON.test(word));
  if (telling.length < 2 && shared.length < words.length) return 0;
  const worth = (list: readonly string[]): number =>
    list.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  return worth(shared) / (worth(words) || 1);
}

/** Words that few errors have tell more. */
function weightsOf(errors: readonly ErrorRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {symptom} of errors)
    for (const word of wordsOf(symptom)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(
    [...counts].map(([word, count]) => [
      word,
      Math.log(1 + errors.length / count) * (COMMON.test(word) ? OF_COMMON : 1),
    ]),
  );
}
