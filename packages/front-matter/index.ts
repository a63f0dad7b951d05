export {checkFrontMatter, PAGE_KINDS} from './checkFrontMatter';
