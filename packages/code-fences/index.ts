export {parseFenceMeta, type FenceMeta} from './fenceMeta';
