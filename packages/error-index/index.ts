export {ERROR_FILE, ErrorFileSchema, type ErrorRecord} from './ErrorRecord';
export {errorsOf, isErrorHead} from './errorsOf';
export {findErrors, type FoundError} from './findErrors';
export {patternsOf} from './errorsOf';
