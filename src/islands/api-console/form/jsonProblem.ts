import * as strings from '../../../../i18n/en/strings';

/** Where a text stops being JSON, and what would be right there. Lines and columns count from 1. */
export interface JsonProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A string up to what does not belong into it (RFC 8259 §7). */
const STRING_BEGIN = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy;
/** A character's code in a string, up to a sign that is no hex digit. */
const CODE_BEGIN = /u[\da-fA-F]{0,3}/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const WORD = /true|false|null/y;
const SPACE = /[ \t\n\r]*/y;

/**
 * Finds the first place where a text is not JSON (RFC 8259). Browsers word their own messages differently, and not all of them say
 * where. Reads without recursion, so that deep nesting is no problem.
 * @returns undefined when the text is JSON
 */
export function jsonProblem(text: string): JsonProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return locate(text);
  }
}

function locate(text: string): JsonProblem {
  let at = 0;
  /** What closes the objects and lists around, the innermost last. */
  const ends: ('}' | ']')[] = [];
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at += found?.[0].length ?? 0;
    return found !== null;
  };
  const fail = (wanted: string): JsonProblem => {
    const lines = text.slice(0, at).split('\n');
    const found =
      at < text.length
        ? strings.jsonFound(JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0)))
        : strings.jsonEnds;
    return {
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
      message: strings.jsonExpected(wanted, found),
    };
  };
  const string = (): JsonProblem | undefined => {
    const begin = at;
    take(STRING_BEGIN);
    if (text[at] === '"') {
      at += 1;
      return undefined;
    }
    if (text[at] === '\\') {
      at += 1;
      take(CODE_BEGIN);
      return fail(strings.jsonEscape);
    }
    at = begin;
    return fail(strings.jsonStringEnd);
  };
  const key = (): JsonProblem | undefined => {
    const problem = text[at] === '"' ? string() : fail(strings.jsonName);
    if (problem) return problem;
    take(SPACE);
    if (text[at] !== ':') return fail(strings.jsonColon);
    at += 1;
    return undefined;
  };

  for (;;) {
    take(SPACE);
    const begins = text[at];
    if (begins === '{' || begins === '[') {
      const end = begins === '{' ? '}' : ']';
      at += 1;
      take(SPACE);
      if (text[at] !== end) {
        ends.push(end);
        const problem = end === '}' ? key() : undefined;
        if (problem) return problem;
        continue;
      }
      at += 1;
    } else if (begins === '"') {
      const problem = string();
      if (problem) return problem;
    } else if (!take(NUMBER) && !take(WORD)) {
      return fail(strings.jsonValue);
    }
    // After a value: what closes around it, then a comma or the end.
    take(SPACE);
    while (ends.length && text[at] === ends.at(-1)) {
      ends.pop();
      at += 1;
      take(SPACE);
    }
    const end = ends.at(-1);
    if (!end) return fail(strings.jsonNothing);
    if (text[at] !== ',') return fail(strings.jsonCommaOr(end));
    at += 1;
    take(SPACE);
    const problem = end === '}' ? key() : undefined;
    if (problem) return problem;
  }
}
