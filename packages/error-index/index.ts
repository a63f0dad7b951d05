export {ERROR_FILE, ErrorFileSchema, type ErrorRecord} from './ErrorRecord';
export {errorsOf} from './errorsOf';
export {findErrors, type FoundError} from './findErrors';
