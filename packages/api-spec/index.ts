/** Reading, checking and using OpenAPI 3.1 documents. Nothing here needs Node; `./node` adds the loader that reads files. */
export {checkRequest} from './checkRequest';
export type {RequestProblem} from './checkRequest';
export {checkResponse, findResponse} from './checkResponse';
export {commonResponses, contentOf, listOperations, schemaPointerOf} from './listOperations';
export type {ContentView, OperationView, ResponseView} from './listOperations';
export {matchOperation} from './matchOperation';
export {essence, isJson} from './mediaType';
export {join, keysOf, readablePath, valueAt} from './pointer';
export {readFields, withFieldNames} from './readFields';
export type {IgnoredField} from './readFields';
export {resolve, resolveAt} from './resolve';
export type {Located} from './resolve';
export {exampleOf, sampleOf} from './sampleOf';
export {schemaIndex} from './schemaIndex';
export type {IndexedSchema, SchemaIndex} from './schemaIndex';
export * from './types';
export {validate} from './validate/validate';
export {walk} from './walk';
