import type {Pattern} from './find';

/** A text as locators take it, made to what `find` looks for: a part of it in any case, or `exact`ly it. */
export function pattern(text: string | RegExp, exact = false): Pattern {
  if (text instanceof RegExp) return {source: text.source, flags: text.flags};
  const source = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return exact ? {source: `^${source}$`, flags: ''} : {source, flags: 'i'};
}
