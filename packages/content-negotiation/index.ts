export {PageForms, type Decision, type MarkdownAnswer} from './PageForms';
export {asksForMarkdown} from './prefersMarkdown';
