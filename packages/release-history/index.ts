export {loadHistory, ReleaseChanges, type Entry} from './loadHistory';
export {loadReleaseDates} from './loadHistory';
