export {extractRecords, type RecordOptions} from './extractRecords';
export {recordsOfBuild} from './recordsOfBuild';
export {recordsOfHtml} from './recordsOfHtml';
