interface Key {
  name: string | number;
}

interface Options {
  /** Whether the pattern must match the whole path. */
  end?: boolean;
  /** Whether a slash at the end counts. */
  strict?: boolean;
  sensitive?: boolean;
}

/** One part of a pattern: a character kept from meaning anything, `:name`, `*`, or plain text. */
const PART = /\\(.)|:(\w+)|(\*)|[^\\:*]+/g;

const escape = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/**
 * In place of `path-to-regexp`: the part of its language that routes of this site use, which is
 * plain paths, `*` and `:name`, and what links to them use, which is `\` before a character.
 *
 * @param keys - Receives a key for each `*` and `:name`, in order.
 */
export default function pathToRegexp(
  pattern: string,
  keys: Key[] = [],
  {end = true, strict = false, sensitive = false}: Options = {},
): RegExp {
  let nextIndex = 0;
  let source = '';
  for (const [text, kept, name, star] of pattern.matchAll(PART)) {
    if (name ?? star) keys.push({name: name ?? nextIndex++});
    source += name ? '([^\\/]+?)' : star ? '(.*)' : escape(kept ?? text);
  }
  if (!strict) source = `${source.replace(/\/$/, '')}(?:\\/(?=$))?`;
  source += end ? '$' : strict && pattern.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${source}`, sensitive ? '' : 'i');
}
