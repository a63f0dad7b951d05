import type {Facts} from '../../facts/types';
import type {Page} from '../../page/types';
import type {Finding} from '../../report/Finding';
import type {ShellCommand} from '../../samples/readShell';

/** Where a command stands. */
export interface CommandContext {
  facts: Facts;
  page: Page;
  /** Code in a sentence: it names a command, so arguments may be missing and the end may be an ellipsis. */
  mention: boolean;
  /** Checks a command inside a command, such as the words after `--` of `kubectl run`. */
  checkInner(words: string[]): Finding[];
  /** Takes what the program accepts, but what may have another effect than meant. */
  note: (message: string) => void;
}

/** Checks one call of a program. Returns what is wrong, each with what would be right. */
export type ProgramCheck = (command: ShellCommand, context: CommandContext) => Finding[];
