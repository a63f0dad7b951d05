export {ERROR_FILE, ErrorFileSchema, type ErrorRecord} from './ErrorRecord';
export {errorsOf, isErrorHead, patternsOf} from './errorsOf';
export {findErrors, type FoundError} from './findErrors';
