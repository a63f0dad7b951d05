export {missingPage, missingSection} from './missing';
export {PageForms, VARY, type Decision} from './PageForms';
export {prefersMarkdown} from './prefersMarkdown';
