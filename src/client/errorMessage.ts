import {site} from './site';

/** Behind `#`, where browsers keep it to themselves. */
const KEY = 'message';

/** What a program printed reads like this: `Error: …`, `failed to …`, `cannot read file: no such file`, `unknown command "ps" for "thv"`. */
const PRINTED =
  /^error\b|\bfailed\b|\S: \S|^unknown (?:command|flag)\b|\bno matches for\b|\balready in use\b/i;

/** Three words at least: fewer are too little to explain. */
const WORDS = /\S\s+\S+\s+\S/;

/** Whether a text reads like a message that a program printed. */
export const isErrorMessage = (text: string): boolean =>
  PRINTED.test(text.trim()) && WORDS.test(text);

/** Address of the page that explains a message, or `undefined` where the text is none or the site has no such page. */
export function errorMessageUrl(text: string): string | undefined {
  const {errors} = site();
  if (errors === undefined || !isErrorMessage(text)) return undefined;
  return `${errors}#${new URLSearchParams({[KEY]: text.trim()}).toString()}`;
}

/** The message that the address of the page on show brings; empty for none. */
export function errorMessageHere(): string {
  return new URLSearchParams(location.hash.slice(1)).get(KEY) ?? '';
}
