import {visit} from 'unist-util-visit';
import {parseMarkdown} from '@toolhive-docs/docs-checks';
import type {Dialect} from './dialect';
import {linkTarget} from './linkTarget';

/** What a page of ours needs so that it can be written in another's words. */
export interface PageSource {
  /** The page's text without its front matter, MDX as in docs/. */
  readonly body: string;
  /** Path below docs/, such as `toolhive/quickstart.mdx`. */
  readonly file: string;
  /** The default of a flag, by the words of `<Default of="…" />`. */
  readonly defaultOf: (words: string) => string;
}

/** Ids of headings, which not every site can read. */
const HEADING_ID = /^([ \t]*#{2,6}[ \t](?:.*\S)?)[ \t]*\{(#[^{}\s]+)\}[ \t]*$/gm;
const COMPONENT = /<\/?[A-Z]\w*/;

/**
 * Writes a page of ours as plain Markdown: the same text, the same code, links to the same pages. Tabs become one paragraph after the
 * other below their labels, diagrams are left to their description in words, and the field for error messages stays away.
 *
 * @throws Error when a component is left that this does not know.
 */
export function convertPage({body, file, defaultOf}: PageSource, dialect: Dialect): string {
  const blank = body.replace(HEADING_ID, (line) =>
    line.replace(/\{#.*$/, (id) => ' '.repeat(id.length)),
  );
  const code: {start: number; end: number; isFence: boolean; lang: string | null | undefined}[] =
    [];
  visit(parseMarkdown(blank), (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return;
    const {start, end} = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    code.push({
      start: start.offset,
      end: end.offset,
      isFence: node.type === 'code',
      lang: node.type === 'code' ? node.lang : undefined,
    });
  });

  const parts: string[] = [];
  let done = 0;
  for (const {start, end, isFence, lang} of code) {
    parts.push(convertText(body.slice(done, start)));
    const source = body.slice(start, end);
    if (lang !== 'mermaid') parts.push(isFence ? fenceHead(source) : source);
    done = end;
  }
  parts.push(convertText(body.slice(done)));
  return (
    parts
      .join('')
      .replace(/\n{3,}/g, '\n\n')
      .trim() + '\n'
  );

  function convertText(text: string): string {
    const plain = text
      .replace(HEADING_ID, dialect.headingIds ? '$1 {$2}' : '$1')
      .replace(/^(?:import|export) .*;$/gm, '')
      .replace(/\{\/\*.*?\*\/\}/gs, '')
      .replace(/<Default of="([^"]*)"\s*\/>/g, (_, words: string) => `\`${defaultOf(words)}\``)
      .replace(/<Flag ([^>]*)\/>/g, (_, attributes: string) => flagNames(attributes))
      .replace(
        /[ \t]*<TabItem [^>]*label="([^"]*)"[^>]*>/g,
        (tag, label: string) => `${/^[ \t]*/.exec(tag)?.[0] ?? ''}**${label}**\n`,
      )
      .replace(/[ \t]*<\/?(?:Tabs|TabItem|details)(?: [^>]*)?>/g, '')
      .replace(/<\/?summary>/g, '**')
      .replace(/<\/?kbd>/g, '`')
      .replace(/<br ?\/>/g, ' ')
      .replace(/<ErrorFinder \/>/g, '')
      .replace(
        /^([ \t]*):::(\w+)(?:\[([^\]]*)\])?/gm,
        (_, indent: string, kind: string, title?: string) =>
          indent + dialect.admonition(kind, title),
      )
      .replace(
        /\]\(([^)\s]+)\)/g,
        (_, target: string) => `](${linkTarget(target, file, dialect)})`,
      );
    const left = COMPONENT.exec(plain)?.[0];
    if (left !== undefined)
      throw new Error(
        `docs/${file}: ${left} cannot be written as plain Markdown. Teach it to bench/reading/content/convertPage.ts.`,
      );
    return plain;
  }
}

/** A fence with nothing but the language after its backticks: titles and marks are written differently by every site. */
function fenceHead(fence: string): string {
  const [head = '', ...rest] = fence.split('\n');
  const [, marks = head, language = ''] = /^([`~]{3,})[ \t]*(\w*)/.exec(head) ?? [];
  return [marks + language, ...rest].join('\n');
}

/** The names of a flag as code, as its cell shows them. */
function flagNames(attributes: string): string {
  const names = [...attributes.matchAll(/(?:name|short)="([^"]*)"/g)]
    .map(([, name]) => `\`${name}\``)
    .join(', ');
  return (
    names +
    (/\brequired\b/.test(attributes) ? ' required' : '') +
    (/\bdeprecated\b/.test(attributes) ? ' deprecated' : '')
  );
}
