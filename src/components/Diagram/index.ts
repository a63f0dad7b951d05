export {Diagram} from './Diagram';
