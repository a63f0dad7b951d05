import type {Inline} from '@toolhive-docs/page-model';
import type {PhrasingContent, Text} from 'mdast';

/** What the Markdown of a page needs to know beyond the page. */
export interface MarkdownOptions {
  /** Full address of a link or picture of the page. */
  readonly resolve: (href: string) => string;
  /** Source of a drawn diagram, by the address of its drawing. */
  readonly diagramSource: (src: string) => string | undefined;
}

/** Characters that only steer line breaks. */
const INVISIBLE = /[\u200b\u200c\u2060\ufeff\u00ad]/g;

const MARKED = new Set(['link', 'strong', 'emphasis', 'inlineCode', 'delete']);

/** Inlines as Markdown's own; white space at both ends is dropped. */
export function phrasing(inlines: readonly Inline[], options: MarkdownOptions): PhrasingContent[] {
  return trimmed(merged(inlines.flatMap((inline) => convert(inline, options))));
}

function convert(inline: Inline, options: MarkdownOptions): PhrasingContent[] {
  switch (inline.kind) {
    case 'text':
      return [text(inline.text.replace(INVISIBLE, '').replace(/\s+/g, ' '))];
    case 'code': {
      const value = inline.text.replace(INVISIBLE, '').replace(/\s+/g, ' ');
      return value.trim() === '' ? [] : [{type: 'inlineCode', value}];
    }
    case 'break':
      return [{type: 'break'}];
    case 'image':
      return [{type: 'image', alt: inline.alt, url: options.resolve(inline.src)}];
    case 'quiet':
      return inline.inlines.flatMap((inner) => convert(inner, options));
    case 'link': {
      const url = options.resolve(inline.href);
      const children = phrasing(inline.inlines, options).filter((child) => child.type !== 'link');
      return around(inline.inlines, [
        {type: 'link', url, children: children.length > 0 ? children : [text(url)]},
      ]);
    }
    case 'strong':
    case 'emphasis':
    case 'deleted': {
      const children = phrasing(inline.inlines, options);
      const type = inline.kind === 'deleted' ? 'delete' : inline.kind;
      return children.length === 0 ? [text(' ')] : around(inline.inlines, [{type, children}]);
    }
  }
}

const text = (value: string): Text => ({type: 'text', value});

/** Puts the space at the edges of marked text outside of the marks, where Markdown needs it. */
function around(inlines: readonly Inline[], nodes: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [inlines[0], inlines.at(-1)];
  return [
    ...(first?.kind === 'text' && /^\s/.test(first.text) ? [text(' ')] : []),
    ...nodes,
    ...(last?.kind === 'text' && /\s$/.test(last.text) ? [text(' ')] : []),
  ];
}

function merged(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    if (node.type === 'text' && before?.type === 'text') {
      joined[joined.length - 1] = text((before.value + node.value).replace(/ +/g, ' '));
      continue;
    }
    // Style sheets keep marked words apart; Markdown has only the space.
    if (before && MARKED.has(before.type) && MARKED.has(node.type)) joined.push(text(' '));
    joined.push(node);
  }
  return joined;
}

function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const isBlank = (node: PhrasingContent): boolean =>
    node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
  const start = nodes.findIndex((node) => !isBlank(node));
  const end = nodes.findLastIndex((node) => !isBlank(node));
  return nodes.slice(start === -1 ? nodes.length : start, end + 1).map((node, at, all) => {
    if (node.type !== 'text') return node;
    const begun = at === 0 ? node.value.trimStart() : node.value;
    return text(at === all.length - 1 ? begun.trimEnd() : begun);
  });
}
