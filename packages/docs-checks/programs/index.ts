export {checkCommand} from './checkCommand';
