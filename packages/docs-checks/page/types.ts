import type {Root} from 'mdast';
import type {FenceMeta} from '@toolhive-docs/code-fences';

/** One page, taken apart for the rules. All lines are 1-based lines of the file. */
export interface Page {
  /** Path below the project's root, such as `docs/toolhive/quickstart.mdx`. */
  file: string;
  /** Address on the site, such as `/toolhive/quickstart`. */
  route: string;
  /** What a program wrote it from; `undefined` for a page that a person wrote. */
  generated: string | undefined;
  /** A sample without its page: files, namespaces and releases may be the caller's. */
  alone?: true;
  source: string;
  frontMatter: Readonly<Record<string, unknown>>;
  tree: Root;
  headings: Heading[];
  fences: Fence[];
  links: Link[];
  images: Image[];
  spans: CodeSpan[];
  texts: TextBlock[];
  tables: Table[];
}

export interface Heading {
  depth: number;
  text: string;
  /** The explicit id, from `{#id}` at the end. */
  id?: string;
  line: number;
}

export interface Fence {
  language: string;
  meta: FenceMeta;
  /** What stands between the fence's lines. */
  code: string;
  /** Line of the opening fence; the first line of `code` is the next one. */
  line: number;
  /** Number of the heading it stands under: 0 before the first one. */
  section: number;
  /** Whether `<details>` with the summary "Text description" follow at the same level, comments left out. */
  described: boolean;
}

export interface Link {
  url: string;
  text: string;
  line: number;
}

export interface Image {
  url: string;
  alt: string;
  line: number;
}

/** Inline code in prose. */
export interface CodeSpan {
  code: string;
  line: number;
  /** Words right before and after it in the same block, for context. */
  before: string;
  after: string;
  /** Where it leads when it stands in a link. */
  link?: string;
}

/** A paragraph, a heading, a table cell or a list item's text. Inline code is replaced by {@link CODE_MARK}. */
export interface TextBlock {
  text: string;
  kind: 'paragraph' | 'heading' | 'cell' | 'title';
  line: number;
}

/** Stands in a {@link TextBlock} for inline code. */
export const CODE_MARK = '\u0001';

/** What readers meet of a page: title and description, as search results show them, then its texts. */
export function proseOf({frontMatter: {title, description}, texts}: Page): TextBlock[] {
  const matter = [title, description].flatMap((text): TextBlock[] =>
    typeof text === 'string' ? [{text, kind: 'title', line: 1}] : [],
  );
  return [...matter, ...texts];
}

/** A text as messages show it: in one line, with a sign for inline code. */
export function shown(text: string): string {
  return text.replaceAll(CODE_MARK, '`…`').replaceAll('\n', ' ');
}

export interface Table {
  /** Text of each cell, code in backticks; a value component is code that looks like itself, such as `<Default of="…">`. */
  header: string[];
  rows: {
    line: number;
    cells: string[];
    /** Columns in which there is nothing, also no component. */
    empty: number[];
  }[];
}
