export {READERS_LETTERS_FOR_ONE_TYPO} from './constants';
export {type SearchEngine, loadIndex} from './engine';
export type {Filter} from './filters/Filter';
export {NO_HEADINGS} from './noHeadings';
export {idsInOrder} from './objectId';
export {
  answerFacetSearch,
  readFacetSearch,
  type FacetSearch,
  type FacetSearchResult,
} from './protocol/answerFacetSearch';
export {browse, readBrowse, type Browse, type BrowseResult} from './protocol/browse';
export {indexSettings} from './protocol/indexSettings';
export {lastingFields, passingFields, type LastingFields} from './protocol/lastingFields';
export {findObject, hasPage, withAttributes} from './protocol/objects';
export {HONORED} from './protocol/parameterTypes';
export {fromAddress, readParameters, type Parameters} from './protocol/readParameters';
export {readSearch, type Search} from './protocol/readSearch';
export {STOP_WORDS} from './query/stopWords';
export {RequestError} from './requestError';
export {attributeTest} from './result/hitOf';
export {buildIndex} from './store/buildIndex';
export type {IndexFile, Synonyms} from './store/indexFile';
export {weightOfType} from './store/nodeTable';
export {cutAfterWord} from './text/cutAfterWord';
export {stem} from './text/stem';
export {wordsOf} from './text/eachWord';
export {PAGE_KINDS} from './types';
export type * from './types';
