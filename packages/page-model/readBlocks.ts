import {isAbsent, isQuiet} from './absent';
import {INLINE, elementText} from './elementText';
import {find, findAll, isElement, type HtmlElement, type HtmlNode} from './htmlNode';
import {readCode} from './readCode';
import {readList, readTable, readTabs, readTerms, type Reader} from './readGroups';
import {readInlines} from './readInlines';
import type {Block, HeadingLevel, Inline} from './types';

const HEADING = /^h([1-6])$/;
const TONE = /\btheme-admonition-(\w+)/;
/** Mark of a drawn diagram. */
const DIAGRAM = 'docusaurus-mermaid-container';

/**
 * Makes a reader of blocks: headings, samples, tables, and every run of text between two block borders.
 *
 * @param selfLinks - Links that are addresses of what they stand in, and are left out.
 */
export function blockReader(selfLinks: ReadonlySet<HtmlElement>): Reader {
  const inlines = (nodes: readonly HtmlNode[]): Inline[] =>
    readInlines(nodes, (element) => selfLinks.has(element));
  const reader: Reader = {inlines, blocks};
  return reader;

  function blocks(nodes: readonly HtmlNode[]): Block[] {
    const read: Block[] = [];
    let run: HtmlNode[] = [];
    const flush = (): void => {
      const text = inlines(run);
      if (text.some(hasText)) read.push({kind: 'text', inlines: text});
      run = [];
    };
    for (const node of nodes) {
      if (isRunning(node)) {
        run.push(node);
        continue;
      }
      if (!isElement(node) || isAbsent(node)) continue;
      // What is not searched does not end a run of text that is.
      if (!isQuiet(node)) flush();
      const inner = block(node);
      if (!isQuiet(node)) read.push(...inner);
      else if (inner.length > 0) {
        flush();
        read.push({kind: 'quiet', blocks: inner});
      }
    }
    flush();
    return read;
  }

  function block(element: HtmlElement): Block[] {
    const {tagName, children} = element;
    const level = HEADING.exec(tagName)?.[1];
    if (level !== undefined)
      return [
        {
          kind: 'heading',
          level: Number(level) as HeadingLevel,
          id: element.attribute('id') ?? null,
          inlines: inlines(children),
        },
      ];
    if (tagName === 'pre') return [readCode(element)];
    if (tagName === 'table') return [readTable(element, reader)];
    if (tagName === 'dl') return [readTerms(element, reader)];
    if (tagName === 'ul' || tagName === 'ol') return [readList(element, reader)];
    if (tagName === 'blockquote') return [{kind: 'quote', blocks: blocks(children)}];
    if (tagName === 'details') return [details(element)];
    if (tagName === 'figure') return figure(element);
    if (element.hasClass('theme-admonition')) return [admonition(element)];
    const operation = element.attribute('data-operation');
    if (operation !== undefined)
      return [{kind: 'operation', id: operation, blocks: blocks(children)}];
    return readTabs(element, reader) ?? blocks(children);
  }

  function details(element: HtmlElement): Block {
    const isSummary = (child: HtmlNode): boolean => isElement(child, 'summary');
    const summary = element.children.filter(isSummary);
    const rest = element.children.filter((child) => !isSummary(child));
    return {kind: 'details', summary: inlines(summary), blocks: blocks(rest)};
  }

  function figure(element: HtmlElement): Block[] {
    const image = find(element, ({tagName}) => tagName === 'img');
    if (element.hasClass(DIAGRAM) && image)
      return [
        {
          kind: 'diagram',
          title: image.attribute('alt') ?? '',
          src: image.attribute('src') ?? '',
        },
      ];
    const samples = findAll(element, ({tagName}) => tagName === 'pre');
    const [only] = samples;
    return only && samples.length === 1 ? [readCode(only, element)] : blocks(element.children);
  }

  function admonition(element: HtmlElement): Block {
    const heading = element.children.find(
      (child): child is HtmlElement =>
        isElement(child) && /\badmonitionHeading/.test(child.attribute('class') ?? ''),
    );
    return {
      kind: 'admonition',
      tone: TONE.exec(element.attribute('class') ?? '')?.[1] ?? 'note',
      title: heading ? elementText(heading) : '',
      blocks: blocks(element.children.filter((child) => child !== heading)),
    };
  }
}

const hasText = (inline: Inline): boolean => inline.kind !== 'text' || inline.text.trim() !== '';

/** Text and inline elements run together; an inline element around a block is a block. */
function isRunning(node: HtmlNode): boolean {
  if (node.type === 'text') return true;
  if (isAbsent(node)) return false;
  if (node.tagName === 'br' || node.tagName === 'img') return true;
  return (
    INLINE.has(node.tagName) &&
    node.children.every((child) => isRunning(child) || (isElement(child) && isAbsent(child)))
  );
}
