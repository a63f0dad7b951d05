import type {PageKind} from '../types';

/** Words that mean the same to a reader; a word may be several ("environment variable"). */
export interface Synonyms {
  /** Each word of a group finds all the others. */
  readonly groups: readonly (readonly string[])[];
  /** The key finds its values, not the other way round. */
  readonly oneWay: Readonly<Record<string, readonly string[]>>;
  /** Names written with inner capitals that are one word all the same: ToolHive, GitHub. */
  readonly names: readonly string[];
}

/** The attributes all records of a page share and can be filtered by. */
export interface PageFacets {
  readonly language: string;
  readonly version: string | readonly string[];
  readonly docusaurus_tag: string | readonly string[];
  readonly kind: PageKind;
}

/**
 * Ends a line in the file (the control character DEL): JSON writes a line break as two characters, which costs a hundredth of the
 * compressed size.
 */
export const LINE_END = '\u007f';

/** Letter of content that ends with a question mark. */
export const QUESTION = 'q';

/**
 * The index as it is written to a file: JSON, made to be small when compressed, with the texts first for the same reason.
 * Only texts are kept, each once: the words are found again in milliseconds when the file is loaded.
 * A page is a run of nodes in reading order; headings are parents of what stands below them.
 */
export interface IndexFile {
  readonly format: typeof INDEX_FORMAT;
  readonly synonyms: Synonyms;
  readonly categories: readonly string[];
  readonly facets: readonly PageFacets[];
  readonly pages: {
    readonly url: readonly string[];
    /** Index into `categories`, −1 for none. */
    readonly category: readonly number[];
    /** Index into `facets`. */
    readonly facets: readonly number[];
    readonly rank: readonly number[];
    /** Joined with commas. */
    readonly keywords: readonly string[];
  };
  /**
   * Per page one line (`LINE_END`), per node one letter: `1`–`6` heading, `c` content, `q` content that ends with a question mark,
   * `A`–`F` a heading that is no record itself.
   */
  readonly types: string;
  /**
   * Per page one line, per node one digit: how many headings fewer are above it than the levels before it tell (`OpenHeadings`).
   * Zeros at the end of a line are left out.
   */
  readonly depths: string;
  /** Per node one line: its anchor, as `storeAnchor` writes it. */
  readonly anchors: string;
  /** Per question one line, without its mark: alone they take less than among the other texts. */
  readonly questions: string;
  /** Per other node one line. */
  readonly texts: string;
  /** Ids that do not follow from the content, by node. Left out when there are none. */
  readonly ids?: Readonly<Record<number, string>>;
}

/** Raised when the file's shape changes, so that an engine never reads a file it does not understand. */
export const INDEX_FORMAT = 5;
