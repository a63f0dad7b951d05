import type {Root} from 'mdast';
import {readYamlText} from '@toolhive-docs/options/yamlText';
import {fences, headings, tables, texts} from './blocks';
import {images, links, spans} from './inlines';
import {lineOf, parseMarkdown} from './markdown';
import type {Page} from './types';

const GENERATED_MARK = /\{\/\* Generated from (.+?)\. /;

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
      generated: GENERATED_MARK.exec(source)?.[1],
      source,
      frontMatter: matter,
      tree,
      headings: list,
      fences: fences(tree, list),
      links: links(tree),
      images: images(tree),
      spans: spans(tree),
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
  return typeof error === 'object' &&
    error !== null &&
    'line' in error &&
    typeof error.line === 'number'
    ? `line ${error.line}: `
    : '';
}

/** Reads the front matter; a page without any has an empty one. */
function frontMatter(tree: Root): Record<string, unknown> {
  const [first] = tree.children;
  if (first?.type !== 'yaml') return {};
  const {
    value,
    problems: [problem],
  } = readYamlText(first.value);
  if (problem) throw new Error(`line ${lineOf(first) + problem.line}: ${problem.message}`);
  return typeof value === 'object' && value !== null ? {...value} : {};
}

/**
 * Address of a page on the site, by the rules of the docs plugin: the path below `docs/` without extension, and a folder's
 * index page is the folder.
 * @param slug the front matter's own address, absolute or relative to the folder.
 */
export function routeOf(file: string, slug?: unknown): string {
  const path = file
    .replaceAll('\\', '/')
    .replace(/^.*?docs\//, '/')
    .replace(/\.mdx?$/, '');
  if (typeof slug === 'string')
    return slug.startsWith('/') ? slug : `${path.replace(/[^/]*$/, '')}${slug}`;
  return path.replace(/\/index$/, '/');
}
