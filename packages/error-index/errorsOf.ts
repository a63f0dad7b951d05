import {blocksText, plainText, type Block, type Inline, type Page} from '@toolhive-docs/page-model';
import type {ErrorRecord} from './ErrorRecord';
import {isName} from './printedTexts';

/** Head of the tables that explain errors. */
const HEAD = ['symptom', 'cause', 'fix'];

/** Whether these cells are the head of such a table. */
export const isErrorHead = (cells: readonly string[]): boolean =>
  HEAD.every((name, at) => cells[at]?.toLowerCase() === name);

/** Words that a program prints: code, and what stands in quotation marks. */
const QUOTED = /["“]([^"”]{6,})["”]/g;

/** The errors that a page explains in its tables of symptoms. */
export function errorsOf(page: Page): ErrorRecord[] {
  const found: ErrorRecord[] = [];
  let section = {title: page.title, url: page.url};
  const walk = (blocks: readonly Block[]): void => {
    for (const block of blocks) {
      if (block.kind === 'heading' && block.id !== null)
        section = {title: plainText(block.inlines), url: `${page.url}#${block.id}`};
      if (block.kind === 'table') found.push(...rowsOf(block, page, section));
      if (block.kind === 'tabs') block.panels.forEach((panel) => walk(panel.blocks));
      if ('blocks' in block) walk(block.blocks);
    }
  };
  walk(page.blocks);
  return found;
}

function rowsOf(
  {rows}: Extract<Block, {kind: 'table'}>,
  {title, url}: Page,
  section: {readonly title: string; readonly url: string},
): ErrorRecord[] {
  const [head, ...others] = rows;
  if (!head || !isErrorHead(head.cells.map(blocksText))) return [];
  return others.map(({id, cells: [symptom = [], cause = [], fix = []]}) => ({
    symptom: blocksText(symptom),
    patterns: patternsIn(symptom),
    cause: blocksText(cause),
    fix: blocksText(fix),
    page: title,
    section: section.title,
    url: id === null ? section.url : `${url}#${id}`,
  }));
}

function patternsIn(blocks: readonly Block[]): string[] {
  const parts = blocks.flatMap((block) => (block.kind === 'text' ? partsOf(block.inlines) : []));
  const prose = parts.map(({text, isCode}) => (isCode ? '' : text)).join(' ');
  const quoted = [...prose.matchAll(QUOTED)].map(([, words = '']) => words);
  return [...joined(parts), ...patternsOf(quoted)];
}

/** A piece of a symptom, in its order. */
interface Part {
  readonly text: string;
  readonly isCode: boolean;
}

const partsOf = (inlines: readonly Inline[]): Part[] =>
  inlines.flatMap((inline) => {
    if (inline.kind === 'code') return [{text: inline.text, isCode: true}];
    return 'inlines' in inline
      ? partsOf(inline.inlines)
      : [{text: plainText([inline]), isCode: false}];
  });

/** Between texts that are one error only when both are printed. */
const TOGETHER = /^,? ?(?:with|and|then)$/;

/** Printed texts of a symptom: "A with B or C" is "A … B" and "A … C". */
function joined(parts: readonly Part[]): string[] {
  const found: string[] = [];
  let between = '';
  let first = '';
  for (const {text, isCode} of parts) {
    if (!isCode || patternsOf([text]).length === 0) {
      between += text;
      continue;
    }
    const last = found.at(-1);
    if (last !== undefined && TOGETHER.test(between.trim()) && !isName(text)) {
      first = `${last} … `;
      found.pop();
    } else if (between.trim() !== 'or') first = '';
    found.push(first + text);
    between = '';
  }
  return found;
}

/** Parts of a symptom that are shorter tell nothing, placeholders and digits left out. */
const SHORTEST = 6;

/** Words such as `Failed` and `running` are in many messages. */
const ONE_WORD = /^[a-z]{1,11}$/i;

/** What stands for anything in a message. */
const ANYTHING = /<[^>]*>|\d+|…|\.\.\./g;

/** The texts by which a message is known: those that tell it from others. */
export const patternsOf = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      text.replaceAll(ANYTHING, '').length >= SHORTEST &&
      !ONE_WORD.test(text) &&
      !/^(?:thv|kubectl|helm)(?: \S+)?$/.test(text),
  );
