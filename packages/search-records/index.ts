export {extractRecords, type PageAddress} from './extractRecords';
export {recordsOfBuild} from './recordsOfBuild';
