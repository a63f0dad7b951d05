export {checkDocs} from './checkDocs';
export {subjectsOf} from './evidence/subjectsOf';
export {loadFacts} from './facts/loadFacts';
export type {Facts} from './facts/types';
export {loadPages} from './loadPages';
export {parsePage} from './page/parsePage';
export type {Page} from './page/types';
export {Ledger} from './report/Ledger';
export type {Counts, Problem} from './report/types';
