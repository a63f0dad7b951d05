import {fences} from './fences';
import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {images, links} from './links';
import {parseMarkdown} from './markdown';
import {routeOf} from './routeOf';
import {spans} from './spans';
import {tables} from './tables';
import {texts} from './texts';
import type {Page} from './types';

const GENERATED_MARK = '{/* Generated from ';

/**
 * Takes a page apart for the rules.
 * @param file path below the project's root.
 * @throws Error naming file and line when the page is not valid MDX or a fence has an unknown word.
 */
export function parsePage(file: string, source: string): Page {
  try {
    const tree = parseMarkdown(source);
    const matter = frontMatter(tree);
    const list = headings(tree);
    return {
      file,
      route: routeOf(file, matter.slug),
      generated: source.includes(GENERATED_MARK),
      source,
      frontMatter: matter,
      tree,
      headings: list,
      fences: fences(tree, list),
      links: links(tree),
      images: images(tree),
      spans: spans(tree, list),
      texts: texts(tree),
      tables: tables(tree),
    };
  } catch (error) {
    throw new Error(
      `${file}: ${placeOf(error)}${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function placeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'line' in error
    ? `line ${String(error.line)}: `
    : '';
}
