import {RequestError} from '../requestError';

/** A piece of a filter expression and where it begins. */
export interface Token {
  readonly kind: 'word' | 'quoted' | 'sign' | 'comparison' | 'score';
  /** Without its quotes; of a score the number. */
  readonly text: string;
  readonly start: number;
}

const KINDS = ['quoted', 'quoted', 'score', 'comparison', 'sign', 'word'] as const;

/** In the order of `KINDS`; a word ends where a sign begins, and holds a colon only when something follows that is no value. */
const TOKEN =
  /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|<score=(\d+)>|(<=|>=|!=|<|>|=)|([():])|((?:[^\s():<>=!"']|(?<=[^\s():<>=!])["']|!(?!=))+)/y;

/**
 * Takes a filter expression apart.
 * @throws RequestError (status 400) at a character that begins nothing.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    if (at >= text.length) return tokens;
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const group = match?.slice(1).findIndex((part: string | undefined) => part !== undefined) ?? -1;
    const kind = KINDS[group];
    if (match === null || kind === undefined)
      return syntaxError(text, at, `${JSON.stringify(text[at])} begins no condition`);
    const part = match[group + 1] ?? '';
    tokens.push({
      kind,
      text: kind === 'quoted' ? part.replace(/\\(.)/gs, '$1') : part,
      start: at,
    });
    at += match[0].length;
  }
}

/** @throws RequestError always: the place, counted from 1, and what is wrong there. */
export function syntaxError(text: string, at: number, problem: string): never {
  const near = text.slice(Math.max(0, at - 20), at + 20);
  throw new RequestError(
    `filters: ${problem} (at character ${at + 1}, near ${JSON.stringify(near)})`,
  );
}
