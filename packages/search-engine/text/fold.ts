const ASCII = /^[\x00-\x7f]*$/;
const MARKS = /\p{M}+/gu;

/** True when lower-casing is all that folding does, so that every character keeps its place. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/**
 * Brings a word to the form in which words are compared: lower case, compatibility forms resolved,
 * accents dropped ("Café" and "cafe" are one word). May be empty for text made of marks only.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFC');
}
