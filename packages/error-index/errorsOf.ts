import {blocksText, plainText, type Block, type Inline, type Page} from '@toolhive-docs/page-model';
import type {ErrorRecord} from './ErrorRecord';

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
  const codes = (inlines: readonly Inline[]): string[] =>
    inlines.flatMap((inline) => {
      if (inline.kind === 'code') return [inline.text];
      return 'inlines' in inline ? codes(inline.inlines) : [];
    });
  const quoted = [...blocksText(blocks).matchAll(QUOTED)].map(([, words = '']) => words);
  return patternsOf([
    ...blocks.flatMap((block) => (block.kind === 'text' ? codes(block.inlines) : [])),
    ...quoted,
  ]);
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
