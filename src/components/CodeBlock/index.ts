export {CodeBlock} from './CodeBlock';
