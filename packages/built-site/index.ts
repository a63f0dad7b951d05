export {readBuiltIndex, watchIndex} from './builtIndex';
export {oncePerTurn} from './oncePerTurn';
export {WatchedFile} from './WatchedFile';
