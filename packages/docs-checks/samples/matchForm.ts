import {escapeRegExp} from '@toolhive-docs/options/escapeRegExp';

/** What may stand for a part of a command, by the name in angle brackets. */
export interface Hole {
  type: string;
  value: string;
}

const END = '\u0000';
const TOKEN = /\[|\]|\(|\)|\||<[\w-]+>\.\.\.|<[\w-]+>|[^\s[\]()|<>]+(?:<[^>]*>)?/g;

/**
 * Matches a command's words against a form: `image (ls|rm) [--force] <image>`. Brackets are optional parts, round brackets
 * alternatives, `<type>` any one word, `<type>...` one or more.
 * @param unfinished lets the words end early, as when a sentence names a command.
 * @returns the words that stand for the holes, or undefined when the form does not fit.
 */
export function matchForm(
  form: string,
  words: readonly string[],
  unfinished = false,
): Hole[] | undefined {
  const types = [...form.matchAll(/<([\w-]+)>/g)].map(([, type]) => type ?? '');
  const match = expression(form, unfinished).exec(words.map((word) => `${word}${END}`).join(''));
  if (!match) return undefined;
  return types.flatMap((type, index) =>
    (match[index + 1] ?? '')
      .split(END)
      .filter((value) => value !== '')
      .map((value) => ({type, value})),
  );
}

function expression(form: string, unfinished: boolean): RegExp {
  const parts = elements(form);
  const source = unfinished
    ? parts.reduceRight((rest, each) => `${each}(?:${rest})?`, '')
    : parts.join('');
  return new RegExp(`^${source}$`, 'i');
}

/** Regular expressions of the parts of a form that stand side by side. */
function elements(form: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const token of form.match(TOKEN) ?? []) {
    if (depth === 0) found.push('');
    if (token === '[' || token === '(') depth++;
    if (token === ']' || token === ')') depth--;
    found.push(`${found.pop() ?? ''}${source(token)}`);
  }
  return found;
}

function source(token: string): string {
  if (token === '[' || token === '(') return '(?:';
  if (token === ']') return ')?';
  if (token === ')' || token === '|') return token;
  if (token.endsWith('...')) return `((?:[^${END}]+${END})+)`;
  if (token.startsWith('<')) return `([^${END}]+)${END}`;
  return `${escapeRegExp(token)}${END}`;
}

/** `thv run …` and `thv help [command]` in a sentence mean that more follows. */
export function withoutEllipsis(words: readonly string[]): string[] {
  const end = words.findIndex((word) => /^(…|\.\.\.|\[.*)$/.test(word));
  return words.slice(0, end < 0 ? words.length : end).map((word) => word.replace(/…$/, ''));
}
