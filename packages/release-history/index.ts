export {type Entry, loadHistory, loadReleaseDates, ReleaseChanges} from './loadHistory';
