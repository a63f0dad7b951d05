import {oneLine, type Code} from '@toolhive-docs/page-model';
import {cutAfterWord} from '@toolhive-docs/search-engine';
import {commandsOf} from './commandsOf';

const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'fish', 'console', 'powershell']);
/** Letters kept of a sample that is not a shell's: what it is, since the text around it names what is in it. */
const MAX_SAMPLE_LENGTH = 60;

/**
 * What can be looked for in a code block: each command of a shell sample on its own, the beginning of any other sample in one piece.
 */
export function codeTexts({language, code}: Code): string[] {
  if (SHELLS.has(language)) return commandsOf(code);
  const text = oneLine(code);
  if (text === '') return [];
  return [cutAfterWord(text, MAX_SAMPLE_LENGTH)];
}
