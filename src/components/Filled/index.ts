export {Filled} from './Filled';
