/** Files on disk, for tests of this package and of what is built upon it. */
export {withFiles} from './withFiles';
