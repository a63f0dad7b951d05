export {loadHistory, type Entry, type ReleaseChanges} from './loadHistory';
