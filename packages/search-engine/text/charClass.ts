/** The classes of characters the word splitter tells apart. */
export const OTHER = 0;
export const LOWER = 1;
export const UPPER = 2;
export const DIGIT = 3;
/** Joins the parts of one name: `auto-discovery`, `mcp.servers`, `/api/v1beta`, `KEY_NAME`, `user@host`. */
export const CONNECTOR = 4;
export const APOSTROPHE = 5;

const ascii = new Uint8Array(128);
for (let code = 97; code <= 122; code++) ascii[code] = LOWER;
for (let code = 65; code <= 90; code++) ascii[code] = UPPER;
for (let code = 48; code <= 57; code++) ascii[code] = DIGIT;
for (const char of '-_./:@+~{}') ascii[char.charCodeAt(0)] = CONNECTOR;
ascii[39] = APOSTROPHE;

/** Typographic apostrophe; geresh and gershayim, which stand inside Hebrew words. */
const beyondAscii = new Map<number, number>(
  [0x2019, 0x05f3, 0x05f4].map((code) => [code, APOSTROPHE]),
);

/** The class of the character at `index`; both halves of a surrogate pair get the pair's class. */
export function charClass(text: string, index: number): number {
  let code = text.charCodeAt(index);
  if (code < 128) return ascii[code]!;
  if (code >= 0xdc00 && code <= 0xdfff && index > 0) code = text.codePointAt(index - 1)!;
  else if (code >= 0xd800 && code <= 0xdbff) code = text.codePointAt(index)!;
  let found = beyondAscii.get(code);
  if (found === undefined) {
    found = classify(String.fromCodePoint(code));
    // All of Unicode would be much to keep; what lies beyond its first plane is rare.
    if (code <= 0xffff) beyondAscii.set(code, found);
  }
  return found;
}

function classify(char: string): number {
  if (/\p{Lu}/u.test(char)) return UPPER;
  if (/[\p{L}\p{M}]/u.test(char)) return LOWER;
  return /\p{N}/u.test(char) ? DIGIT : OTHER;
}
