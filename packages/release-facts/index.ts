export {applyRelease} from './apply/applyRelease';
export {diffReleases, releaseName, type ReleaseDiff} from './diffReleases';
export {formatDiff, formatSpecs} from './report/formatDiff';
export {jsonDiff} from './report/sections';
export {compareSpecs} from './specs/compareSpecs';
export {documentedConstants} from './specs/constantFacts';
