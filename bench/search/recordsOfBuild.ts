export {recordsOfBuild} from '../../packages/search-records/recordsOfBuild';
