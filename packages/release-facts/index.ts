export {applyRelease} from './apply/applyRelease';
export {compareReleases, releaseName} from './compareReleases';
export {factsDiff, type FactsDiff} from './report/factsDiff';
export {formatDiff} from './report/formatDiff';
export {formatSpecs} from './report/formatDiff';
export {jsonDiff} from './report/jsonDiff';
export {AREAS, type Area} from './types';
export {compareSpecs} from './specs/compareSpecs';
export {documentedConstants} from './specs/constantFacts';
