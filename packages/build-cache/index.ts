export {cacheEntry, type CacheEntry} from './cacheEntry';
