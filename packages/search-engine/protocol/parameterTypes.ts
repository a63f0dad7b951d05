/** What a parameter may hold. `mixed` is a boolean, a number, a word or a list; `words` is a text or a list. */
export type ParameterType = 'text' | 'number' | 'boolean' | 'list' | 'filters' | 'mixed' | 'words';

/** Parameters that are obeyed, with what they hold. Source of all lists here: the provider's parameters of a search. */
export const HONORED: Readonly<Record<string, ParameterType>> = {
  query: 'text',
  page: 'number',
  hitsPerPage: 'number',
  offset: 'number',
  length: 'number',
  filters: 'text',
  facetFilters: 'filters',
  numericFilters: 'filters',
  tagFilters: 'filters',
  optionalFilters: 'filters',
  sumOrFiltersScores: 'boolean',
  facets: 'list',
  maxValuesPerFacet: 'number',
  sortFacetValuesBy: 'text',
  attributesToRetrieve: 'list',
  attributesToHighlight: 'list',
  attributesToSnippet: 'list',
  snippetEllipsisText: 'text',
  highlightPreTag: 'text',
  highlightPostTag: 'text',
  clickAnalytics: 'boolean',
  analytics: 'boolean',
  advancedSyntax: 'boolean',
  optionalWords: 'words',
  distinct: 'mixed',
  restrictSearchableAttributes: 'list',
  typoTolerance: 'mixed',
  minWordSizefor1Typo: 'number',
  minWordSizefor2Typos: 'number',
  allowTyposOnNumericTokens: 'boolean',
  ignorePlurals: 'mixed',
  removeStopWords: 'mixed',
  queryType: 'text',
  removeWordsIfNoResults: 'text',
  getRankingInfo: 'boolean',
  responseFields: 'list',
  synonyms: 'boolean',
};

/** What a search in the values of a facet has besides. */
export const OF_FACET_SEARCH: Readonly<Record<string, ParameterType>> = {maxFacetHits: 'number'};

/** Parameters that change nothing here, whatever they hold: there are no rules, tests, places or languages that they could choose. */
export const IDLE: Readonly<Record<string, ParameterType>> = {
  analyticsTags: 'list',
  userToken: 'text',
  ruleContexts: 'list',
  enableRules: 'boolean',
  enableABTest: 'boolean',
  enableReRanking: 'boolean',
  reRankingApplyFilter: 'filters',
  percentileComputation: 'boolean',
  personalizationImpact: 'number',
  restrictHighlightAndSnippetArrays: 'boolean',
  decompoundQuery: 'boolean',
  aroundPrecision: 'mixed',
  minimumAroundRadius: 'number',
};

/** A parameter that is not obeyed, and the values that ask for no more than is done anyway. */
interface Fixed {
  readonly type: ParameterType;
  readonly harmless: readonly unknown[];
}

/** Parameters that change the order of hits or how they are written: others than the harmless values are named as warnings. */
export const WARNED: Readonly<Record<string, Fixed>> = {
  ranking: {type: 'list', harmless: []},
  customRanking: {type: 'list', harmless: []},
  minProximity: {type: 'number', harmless: [1]},
  attributeCriteriaComputedByMinProximity: {type: 'boolean', harmless: [true]},
  exactOnSingleWordQuery: {type: 'text', harmless: ['attribute']},
  alternativesAsExact: {type: 'list', harmless: []},
  disableExactOnAttributes: {type: 'list', harmless: [[]]},
  enablePersonalization: {type: 'boolean', harmless: [false]},
  explain: {type: 'list', harmless: [[]]},
  replaceSynonymsInHighlight: {type: 'boolean', harmless: [false]},
  facetingAfterDistinct: {type: 'boolean', harmless: [true]},
};

/** Parameters that change which hits come: others than the harmless values are refused. */
export const REFUSED: Readonly<Record<string, Fixed>> = {
  aroundLatLng: {type: 'text', harmless: ['']},
  aroundLatLngViaIP: {type: 'boolean', harmless: [false]},
  aroundRadius: {type: 'mixed', harmless: ['all']},
  insideBoundingBox: {type: 'mixed', harmless: ['', []]},
  insidePolygon: {type: 'mixed', harmless: ['', []]},
  disableTypoToleranceOnWords: {type: 'list', harmless: [[]]},
  disableTypoToleranceOnAttributes: {type: 'list', harmless: [[]]},
  attributeForDistinct: {type: 'text', harmless: ['url']},
  keepDiacriticsOnCharacters: {type: 'text', harmless: ['']},
  similarQuery: {type: 'text', harmless: ['']},
  relevancyStrictness: {type: 'number', harmless: [100]},
  naturalLanguages: {type: 'list', harmless: [[], ['en']]},
  queryLanguages: {type: 'list', harmless: [[], ['en']]},
  mode: {type: 'text', harmless: ['keywordSearch']},
  advancedSyntaxFeatures: {
    type: 'list',
    harmless: [
      ['exactPhrase', 'excludeWords'],
      ['excludeWords', 'exactPhrase'],
    ],
  },
};

/** The type of a parameter; undefined for one that is not known. */
export function typeOfParameter(name: string): ParameterType | undefined {
  return own(HONORED, name) ?? own(IDLE, name) ?? (own(WARNED, name) ?? own(REFUSED, name))?.type;
}

/** The entry of a table; a request may name what every object has, such as `constructor`. */
export function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
