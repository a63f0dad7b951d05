/** The parts of this package that read text: `parseApiSpec` needs a YAML parser, `loadApiSpec` the file system. */
export {loadApiSpec} from './loadApiSpec';
export {parseApiSpec} from './parseApiSpec';
