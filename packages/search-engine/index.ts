export type {SearchEngine} from './engine';
export {loadIndex} from './loadIndex';
export {objectId} from './objectId';
export {RequestError} from './requestError';
export {buildIndex, type BuildOptions} from './store/buildIndex';
export type {IndexFile, Synonyms} from './store/indexFile';
export type * from './types';
