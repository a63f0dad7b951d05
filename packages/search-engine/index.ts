export { objectId } from './objectId';
export type * from './types';
export { buildIndex } from './store/buildIndex';
