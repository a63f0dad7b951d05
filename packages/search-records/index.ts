export {extractRecords, type PageAddress} from './extractRecords';
export {readQuestions, type PageQuestions} from './readQuestions';
export {recordsOfBuild} from './recordsOfBuild';
