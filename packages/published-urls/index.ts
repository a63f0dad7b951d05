export {addressesOf} from './addressesOf';
export {listFile} from './listFile';
export {permanenceProblems} from './permanenceProblems';
