export {addressesOf} from './addressesOf';
export {listFile} from './addressesOf';
export {permanenceProblems} from './addressesOf';
