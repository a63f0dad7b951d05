export {PageMenu} from './PageMenu';
