export {writeDocsBuild} from './docsBuild';
export {writeMarkdownBuild} from './markdownBuild';
