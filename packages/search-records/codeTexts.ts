import {oneLine, type Code} from '@toolhive-docs/page-model';
import {cutAfterWord} from '@toolhive-docs/search-engine';
import {commandsOf} from './commandsOf';

const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'fish', 'console', 'powershell']);
/** What a program prints or answers: the text around it names what is in it, so that searches find it all the same (bench/search). */
const OUTPUTS = new Set(['text', 'json']);
/** Letters kept of any other sample: what it is. */
const MAX_SAMPLE_LENGTH = 60;

/**
 * What can be looked for in a code block: each command of a shell sample on its own, nothing of an output, the beginning of any other sample in
 * one piece.
 */
export function codeTexts({language, code}: Code): string[] {
  if (SHELLS.has(language)) return commandsOf(code);
  if (OUTPUTS.has(language)) return [];
  const text = oneLine(code);
  if (text === '') return [];
  return [cutAfterWord(text, MAX_SAMPLE_LENGTH)];
}
