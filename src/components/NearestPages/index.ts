export {NearestPages} from './NearestPages';
