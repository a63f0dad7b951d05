import {decodeEntities} from './decodeEntities';

/** A start tag of a page as the build wrote it. */
export class Tag {
  #read: ReadonlyMap<string, string> | undefined;

  constructor(
    /** In lower case. */
    readonly name: string,
    /** Its attributes as they are written. */
    readonly source: string,
    /** Of an element whose text is no HTML (`script`, `style`): that text. Else empty. */
    readonly text: string,
    /** Where the tag begins in the page, and where its content does. */
    readonly start: number,
    readonly end: number,
  ) {}

  /** Values by name in lower case, entities replaced; a name alone has the empty value. Read when they are asked for: pages have many tags. */
  get attributes(): ReadonlyMap<string, string> {
    return (this.#read ??= attributesOf(this.source));
  }
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** Source of an expression for the attributes of a start tag. */
export const ATTRIBUTES = String.raw`(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>\x60]+))?)*`;
const TAG = new RegExp(String.raw`<!--[\s\S]*?-->|<([a-z][\w:-]*)(${ATTRIBUTES})\s*\/?>`, 'gi');
const NO_HTML_INSIDE = /^(?:script|style|textarea|title)$/;

/** Values by name in lower case, entities replaced, of the attributes of a start tag; a name alone has the empty value. */
export function attributesOf(text: string): Map<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) =>
      [name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? '')] as const,
  );
  return new Map(pairs);
}

/**
 * The start tags of a built page, in order. Meant for what a serialiser wrote, which is well-formed;
 * it is no parser of arbitrary HTML, and some thirty times faster than one.
 */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const pattern = new RegExp(TAG);
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    if (match[1] === undefined) continue;
    const name = match[1].toLowerCase();
    const end = pattern.lastIndex;
    let text = '';
    if (NO_HTML_INSIDE.test(name)) {
      const close = html.indexOf(`</${match[1]}`, end);
      text = html.slice(end, close === -1 ? undefined : close);
      pattern.lastIndex += text.length;
    }
    tags.push(new Tag(name, match[2] ?? '', text, match.index, end));
  }
  return tags;
}
