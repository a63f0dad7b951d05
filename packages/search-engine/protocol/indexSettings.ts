import {
  HITS_PER_PAGE,
  MIN_LETTERS_FOR_ONE_TYPO,
  MIN_LETTERS_FOR_TWO_TYPOS,
  SNIPPET_WORDS,
} from '../constants';
import {FACETS} from '../filters/attributes';
import {SEARCHED} from '../query/searchedLevels';

/**
 * How the hosted index searches: the provider's published settings for documentation sites, and beside them `kind`, by which the
 * results page filters.
 */
export const indexSettings = {
  searchableAttributes: SEARCHED.map((name) => (name === 'content' ? name : `unordered(${name})`)),
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributesForFaceting: FACETS,
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'kind',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  camelCaseAttributes: ['hierarchy', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  minWordSizefor1Typo: MIN_LETTERS_FOR_ONE_TYPO,
  minWordSizefor2Typos: MIN_LETTERS_FOR_TWO_TYPOS,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  attributeCriteriaComputedByMinProximity: true,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
  hitsPerPage: HITS_PER_PAGE,
} as const;
