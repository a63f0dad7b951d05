export {PageForms, pagePath, type Decision, type MarkdownAnswer} from './PageForms';
export {asksForMarkdown} from './prefersMarkdown';
