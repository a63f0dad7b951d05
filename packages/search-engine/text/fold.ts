const ASCII = /^[\x00-\x7f]*$/;
/** Accents and vowel points, and the stroke that stretches Arabic words. */
const MARKS = /[\p{M}\u0640]+/gu;

/**
 * Brings a word to the form in which words are compared: lower case, compatibility forms resolved,
 * accents dropped ("Café" and "cafe" are one word). May be empty for text made of marks only.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFC');
}
