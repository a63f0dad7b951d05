export {TaskBox} from './TaskBox';
