export {gitDates, type FileDates} from './gitDates';
export {pageDates} from './pageDates';
export {DATES_FILE, formatDates} from './recordedDates';
export {sourcesOf} from './sourcesOf';
