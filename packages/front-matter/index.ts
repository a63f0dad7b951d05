export {
  checkFrontMatter,
  FRONT_MATTER_KEYS,
  MAX_DESCRIPTION,
  PAGE_KINDS,
  type FrontMatterProblem,
} from './checkFrontMatter';
