export {extractRecords, recordsOfHtml} from './extractRecords';
export {readQuestions, type PageQuestions} from './readQuestions';
export {recordsOfBuild} from './recordsOfBuild';
export {withFewQuestions} from './withFewQuestions';
