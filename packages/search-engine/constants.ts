/**
 * The numbers that finding and ranking obey, with where they come from.
 * "settings": the hosted provider's published index settings for documentation sites.
 * "provider": the provider's documented behaviour. "measured": tuned on bench/search/queries.yaml,
 * on the half that is not held back.
 */

/** A word of this many letters may hold one typo. Source: settings, minWordSizefor1Typo. */
export const MIN_LETTERS_FOR_ONE_TYPO = 3;

/** The same where readers search: with 3 letters "php" is "pip" and "gpu" a guide. Source: judged by eye. */
export const READERS_LETTERS_FOR_ONE_TYPO = 4;

/** Letters of a beginning that may hold one typo. Source: judged by eye; with 4 "qwer" is a query. */
export const MIN_LETTERS_FOR_TYPO_IN_BEGINNING = 5;

/** A word of this many letters may hold two typos. Source: settings, minWordSizefor2Typos. */
export const MIN_LETTERS_FOR_TWO_TYPOS = 7;

/** Hits a page when the request does not say. Source: the product specification, §9. */
export const HITS_PER_PAGE = 20;

/** Most hits one page may hold. Source: provider, hitsPerPage. */
export const MAX_HITS_PER_PAGE = 1000;

/** Letters of a query that are read; the rest is cut. Source: provider, query length limit. */
export const MAX_QUERY_LENGTH = 512;

/** Words of a query that are looked up, one bit each; a longer text is a paste, not a question. */
export const MAX_QUERY_WORDS = 32;

/** Distance given to two words that do not stand in one text. Source: provider, proximity criterion. */
export const FAR_APART = 8;

/** Words of a snippet when the request does not say. Source: the product specification, §9. */
export const SNIPPET_WORDS = 10;

/** Alternative queries offered for a query without hits. Source: the product specification, §8. */
export const MAX_SUGGESTIONS = 3;

/** Longest piece of text kept as one word: longer ones are data, not names. */
export const MAX_WORD_LENGTH = 64;

/** Long words this rare may be typos in the docs. Source: measured. */
export const RARE_WORD = 4;

/** How many times rarer than the right word an error in the pages is. Source: judged by eye. */
export const ERROR_IS_RARER = 10;

/** How much a found word counts by how it stands for the typed one; the index is the form. Source: measured. */
export const FORM_WEIGHT: readonly number[] = [0, 1, 0.9, 0.7, 0.6, 0.5, 0.3];

/** How much a word counts by where it stands: lvl0 to lvl6, content, names of the page. Source: measured; order: settings. */
export const LEVEL_WEIGHT: readonly number[] = [1, 16, 3, 2, 2, 2, 1, 1, 4];

/** Weighted mentions after which a word has said half of what it can say. Source: measured. */
export const SATURATION = 8;

/** How much a page's length takes from each mention: 0 not at all, 1 in proportion. Source: measured. */
export const LENGTH_MATTERS = 0.45;

/** Weight of a stop word beside words of weight 0.15 and more. Source: measured. */
export const STOP_WORD_WEIGHT = 0.05;

/** What a title named in full adds to a page's score of 0 to 1. Source: measured. */
export const TITLE_SHARE = 0.06;

/** What a page gets on top when its name is the query. Source: measured. */
export const NAME_IS_QUERY = 0.3;

/** What a page gets on top when its name, of two words or more, stands in the query, as in "exit codes of thv run". Source: measured; with less, that query does not lead to its page. */
export const NAME_IN_QUERY = 0.2;

/** What the title of a page that is the query gets on top, so that it comes before the texts of its page. Source: judged by eye; every command asked by its name. */
export const TITLE_OF_NAME = 0.3;

/**
 * What the record itself adds to its page's score, each times 0 to 1. Source of the order: settings, ranking; of the values: measured.
 * `phrase` is for headings that say the whole query of several words as it is typed, such as an error message. `address` is for a flag's own row; a flag that is half typed or mistyped gets HALF_ADDRESSED of it.
 */
export const RECORD_WEIGHT = {
  attribute: 0.05,
  proximity: 0.04,
  exact: 0.03,
  phrase: 0.1,
  address: 1,
} as const;

/** Share of `RECORD_WEIGHT.address` for a flag that is half typed or mistyped. Source: every flag of the command data, shortened and misspelt. */
export const HALF_ADDRESSED = 0.9;

/** What the section of a record adds, each times 0 to 1: how much of the query its text says, how alike its heading and the query are. Source: measured. */
export const SECTION_WEIGHT = {text: 0.15, heading: 0.15} as const;

/**
 * How a section is weighed: mentions after which a word has said half of what it can say, how much the length takes from them, the
 * usual length in words, how often a word in the heading counts, how much a row and a question that say the query are alike beside a heading that does, how many words of a question only ask ("how do I"), and what even a word in every text says. Source: measured; all flat, but a question that is the query must come first.
 */
export const SECTION = {
  saturation: 2,
  lengthMatters: 0.5,
  usualLength: 40,
  headingCounts: 3,
  rowIsAlike: 0.5,
  questionIsAlike: 2,
  questionFrame: 3,
  leastRarity: 0.15,
} as const;

/** What each earlier hit of the same page takes from a hit's score. Source: judged by eye on the first twenty hits. */
export const REPEAT_COSTS = 0.04;

/** Pages, best first, whose sections are weighed: those behind them do not come to the top by a section. Source: judged queries come out the same as with 56, sooner. */
export const PAGES_BY_SECTION = 24;
