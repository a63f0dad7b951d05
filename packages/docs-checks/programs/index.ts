export {checkCommand, type CheckedCommand} from './checkCommand';
export type {CommandContext} from './types';
