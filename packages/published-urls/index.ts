export {addressesOf, listFile, permanenceProblems} from './addressesOf';
