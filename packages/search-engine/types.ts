/** The shapes that cross the engine's border: records in, requests in, answers out. */

/** Heading levels of the hierarchy, from sidebar category (0) to h6 (6). */
export type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What a record stands for: a heading of level 1–6, or a piece of text below one. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** What a reader may find on the page a record comes from. */
export const PAGE_KINDS = ['guide', 'command', 'api', 'concept', 'tutorial', 'reference'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The headings above a record, outermost first; a heading record holds itself at its own level. */
export type Hierarchy = {readonly [level in `lvl${Level}`]: string | null};

/** One findable thing: a heading, a paragraph, a list item, a table row. */
export interface SearchRecord {
  readonly objectID: string;
  /** Absolute or root-relative address with anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  /** Plain text of a content record; null for a heading. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly language: string;
  readonly version: string | readonly string[];
  readonly docusaurus_tag: string | readonly string[];
  readonly kind: PageKind;
  /** Words its authors want the page to be found by. */
  readonly keywords?: readonly string[];
  readonly weight: {
    readonly pageRank: number;
    /** 100 − 10·level for headings, 0 for content. */
    readonly level: number;
    /** Order of the node in its page. */
    readonly position: number;
  };
}

/** A string filter, or a group of which one must hold; `-attribute:value` negates. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** One query, as our own pages ask it. Fields not listed here are ignored by the engine; `readSearch` reads all of the protocol. */
export interface SearchRequest {
  readonly query?: string;
  readonly indexName?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: FacetFilters;
  readonly facets?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
  readonly advancedSyntax?: boolean;
  /** Letters from which a word may hold one typing error. */
  readonly minWordSizefor1Typo?: number;
  /** Words that a hit may lack; the whole query for "as many of these as possible". */
  readonly optionalWords?: string | readonly string[];
  /** `url` (default): one hit per anchor; `page`: one hit per page; false: every record. */
  readonly distinct?: boolean | number | 'url' | 'page';
}

/** A highlighted or snippeted value: escaped HTML in which only the highlight tags are markup. */
export interface MarkedValue {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

/** Marked values in the shape of the record they belong to. */
export interface MarkedRecord {
  readonly hierarchy?: {readonly [level in `lvl${Level}`]?: MarkedValue};
  readonly content?: MarkedValue;
}

/** A record as an answer carries it: the attributes asked for, and its marked texts. */
export type Hit = Partial<SearchRecord> & {
  readonly objectID: string;
  readonly _highlightResult: MarkedRecord;
  readonly _snippetResult?: MarkedRecord;
  readonly _rankingInfo?: RankingInfo;
  /** What stands first below a heading; only where `attributesToRetrieve` names it. Ours, not the provider's. */
  readonly summary?: string | undefined;
};

/** Why a hit stands where it does. */
export interface RankingInfo {
  readonly nbTypos: number;
  /** Words of the query that the record holds, itself or in the headings above it. */
  readonly words: number;
  /** How many of these stand there just as they were asked for. */
  readonly nbExactWords: number;
  /** From each of these words to the next: 1 side by side, 8 in different texts; the sum of it. 0 for a single word. */
  readonly proximityDistance: number;
  /**
   * Number of the best attribute that holds one of them, in the order of `searchableAttributes`, times 1000; for `content`, the place
   * of the first one in it is added, both from 0. Left out when they stand in none, but in the address or keywords of the page.
   */
  readonly firstMatchedWord?: number;
  /** What its optional filters are worth. */
  readonly filters: number;
  /** The score of page and record together, in millionths. The provider keeps the meaning of its own to itself. */
  readonly userScore: number;
  readonly geoDistance: 0;
  readonly geoPrecision: 1;
  readonly promoted: false;
}

/** A facet whose values are numbers. */
export interface FacetStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/** The answer to one query. */
export interface SearchResult {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: true;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly processingTimeMS: number;
  readonly queryID?: string;
  readonly facets?: {readonly [attribute: string]: {readonly [value: string]: number}};
  readonly facets_stats?: {readonly [attribute: string]: FacetStats};
}
