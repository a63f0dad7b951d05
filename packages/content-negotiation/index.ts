export {PageForms, type Decision, type MarkdownAnswer} from './PageForms';
export {prefersMarkdown} from './prefersMarkdown';
