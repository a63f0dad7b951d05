import type {HeadRequest, Tag} from './headOf';

/** By what two elements of a kind are the same thing, so that the later one replaces the earlier. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['href', 'rel'],
  script: ['src'],
};

function keyOf({name, attributes, text}: Tag): string {
  if (attributes['rel'] === 'canonical') return 'canonical';
  const key = KEYS[name]?.find((attribute) => attributes[attribute]);
  const value = (key && attributes[key]) ?? text ?? '';
  return `${name} ${key ?? ''} ${value.toLowerCase()}`;
}

/**
 * One head out of many: the later request wins. Elements with the same key stay side by side when
 * they come from one request (a theme colour for each colour mode).
 */
export function mergeHeads(requests: readonly HeadRequest[]): HeadRequest {
  const byKey = new Map<string, Tag[]>();
  for (const {tags} of requests) {
    const groups = new Map<string, Tag[]>();
    for (const tag of tags) groups.set(keyOf(tag), [...(groups.get(keyOf(tag)) ?? []), tag]);
    for (const [key, group] of groups) byKey.set(key, group);
  }
  return {
    title: requests.findLast(({title}) => title !== undefined)?.title,
    html: Object.fromEntries(requests.flatMap(({html}) => Object.entries(html))),
    body: Object.fromEntries(requests.flatMap(({body}) => Object.entries(body))),
    tags: [...byKey.values()].flat(),
  };
}
