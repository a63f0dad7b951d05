export {extractRecords, type PageAddress} from './extractRecords';
