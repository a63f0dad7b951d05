/** Stands between the two parts of such a message; no text has it. */
const MARK = '\u001f';

/**
 * A message about what the data does not list: wrong on a page, where everything is listed, and maybe right elsewhere.
 *
 * @param hint - For those who write the pages: where to list it.
 */
export const unlisted = (message: string, hint: string): string => `${message}${MARK}${hint}`;

/** Takes such a message apart; any other one has no hint. */
export function messageParts(text: string): {message: string; hint?: string} {
  const [message = '', hint] = text.split(MARK, 2);
  return hint === undefined ? {message} : {message, hint};
}
