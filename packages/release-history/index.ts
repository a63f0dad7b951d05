export {loadHistory, type Entry, type ReleaseChanges} from './loadHistory';
export {loadReleaseDates} from './loadReleaseDates';
