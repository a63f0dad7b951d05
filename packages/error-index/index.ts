export {ERROR_FILE, ErrorFileSchema, type ErrorRecord} from './ErrorRecord';
export {errorsOfApi} from './errorsOfApi';
export {errorsOf, isErrorHead} from './errorsOf';
export {findErrors, type FoundError} from './findErrors';
