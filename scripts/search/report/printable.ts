/**
 * A text of readers as a terminal may show it: what would move the cursor, change colors, turn the writing direction or begin a line
 * is shown as a replacement character.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu, '\ufffd');
}
