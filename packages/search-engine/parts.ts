/** What an index in a database needs to answer as the engine does. */
export {FORM_WEIGHT, LEVEL_WEIGHT, RARE_WORD, SATURATION, STOP_WORD_WEIGHT} from './constants';
export {facetsOfCounts, meets, valueCounts, worthOf, type ClassCount} from './database/classes';
export {lookUps} from './database/lookUps';
export {partOf, type Common, type PageRow, type Posting} from './database/partOf';
export {rankPart, type Evidence, type PartSearch} from './database/rankPart';
export {rowsOf, type About, type Rows} from './database/rowsOf';
export {queryOf, quoted} from './database/textQuery';
export {
  meantTerms,
  readWords,
  storeOf,
  waysOf,
  type ResolvedWords,
  type WordStore,
} from './database/wordStore';
export {facetSearchResult} from './protocol/answerFacetSearch';
export {browseResult} from './protocol/browse';
export {runStepsFrom, withFewerWords} from './protocol/fewerWords';
export {lastingFieldsFrom} from './protocol/lastingFields';
export {parseQuery, type QueryWord} from './query/parseQuery';
export {searchedLevels} from './query/searchedLevels';
export {SynonymTable} from './query/synonymTable';
export {variantsOf} from './query/variants';
export type {CompleteRequest} from './readRequest';
export {hitsOf} from './result/hitsOf';
export {resultOf} from './result/resultOf';
export {fold} from './text/fold';
