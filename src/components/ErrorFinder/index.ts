export {ErrorFinder} from './ErrorFinder';
