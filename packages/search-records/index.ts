export {extractRecords} from './extractRecords';
export {readQuestions, type PageQuestions} from './readQuestions';
export {recordsOfBuild} from './recordsOfBuild';
export {recordsOfHtml} from './recordsOfHtml';
export {withFewQuestions} from './withFewQuestions';
