/** Recorded exchanges and random traffic, for tests of programs and pages that serve the sandbox. */
export {goldenFiles, goldenWorld, localApi} from './goldenWorld';
export {runGolden} from './runGolden';
