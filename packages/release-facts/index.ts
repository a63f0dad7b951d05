export {applyRelease} from './apply/applyRelease';
export {compareReleases, releaseName, type ReleaseDiff} from './compareReleases';
export {formatDiff, formatSpecs} from './report/formatDiff';
export {jsonDiff} from './report/sections';
export {compareSpecs} from './specs/compareSpecs';
export {documentedConstants} from './specs/constantFacts';
