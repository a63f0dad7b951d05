export {missingPage, missingSection} from './missing';
export {PageForms, type Decision} from './PageForms';
export {prefersMarkdown} from './prefersMarkdown';
