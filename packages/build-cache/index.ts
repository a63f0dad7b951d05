export {cacheEntry} from './cacheEntry';
