const PLAIN_WORD = /^[a-z]+$/;
/** Endings taken off, longest first, each with the letters that must be left for it to be an ending. */
const ENDINGS: readonly (readonly [ending: string, lettersLeft: number])[] = [
  ['ications', 4],
  ['ication', 4],
  ['ations', 5],
  ['ation', 5],
  ['ating', 5],
  ['ated', 5],
  ['ates', 5],
  ['ate', 5],
  ['ions', 5],
  ['ments', 5],
  ['ion', 5],
  ['ment', 5],
  ['ings', 3],
  ['ing', 3],
  ['ies', 2],
  ['ied', 2],
  ['ed', 3],
  ['al', 5],
  ['es', 3],
  ['s', 3],
  ['e', 3],
  ['y', 4],
];
const SHORTEST = 3;
const NOT_A_PLURAL = /(ss|us|is|ias)$/;
const DOUBLED = /([bdgmnprt])\1$/;
const VOWEL = /[aeiouy]/;

/**
 * The part an English word shares with its inflections, so that plurals and verb forms find each other:
 * installs, installed, installing, installation → install; policies, policy → polic.
 * Words with anything but the letters a–z come back unchanged. Deliberately gentler than Porter's:
 * "server" and "serve", "registry" and "register", "operator" and "operate" stay apart.
 */
export function stem(word: string): string {
  if (word.length <= SHORTEST || !PLAIN_WORD.test(word)) return word;
  if (NOT_A_PLURAL.test(word)) return word;
  for (const [ending, lettersLeft] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    if (rest.length < lettersLeft) continue;
    if (ending === 'ies' || ending === 'ied') return stem(`${rest}y`);
    if (!VOWEL.test(rest)) continue;
    if (ending === 's') return stem(rest);
    if (ending === 'es') return stem(`${rest}e`);
    if (ending === 'y' && VOWEL.test(rest.at(-1)!)) return word;
    return tidy(ending.startsWith('ication') ? withoutAte(rest) : rest);
  }
  return word;
}

/** -ication comes from -ify (verification, verify) or from -icate (authentication, authenticate). */
function withoutAte(rest: string): string {
  return rest.endsWith('if') ? rest : `${rest}ic`;
}

/** Evens out what an ending leaves behind: "stopp" → "stop", "configure" → "configur". */
function tidy(rest: string): string {
  const single = rest.length > SHORTEST && DOUBLED.test(rest) ? rest.slice(0, -1) : rest;
  return single.length > SHORTEST && single.endsWith('e') ? single.slice(0, -1) : single;
}
