export {INDEX_FILE, markdownPath} from './addresses';
export {compareItems, type PageFidelity} from './fidelity/PageItems';
export {itemsOfHtml} from './fidelity/itemsOfHtml';
export {itemsOfMarkdown} from './fidelity/itemsOfMarkdown';
export {
  aboutTokens,
  type IndexNotes,
  llmsTxt,
  sectionFolders,
  sectionIndex,
  sitemapMd,
} from './llms/llmsTxt';
export {sliceSection} from './markdown/sliceSection';
export {
  LETTERS_PER_TOKEN,
  PAGE_INDEX,
  type PageEntry,
  type PageIndex,
  PageIndexSchema,
  tokensOf,
} from './PageIndex';
export {readSkill, SKILLS, skillsIndex} from './skills';
export {writeTwin, type Twin, type TwinFacts} from './writeTwin';
