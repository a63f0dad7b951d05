import {oneLine, type Code} from '@toolhive-docs/page-model';
import {cutAfterWord} from '@toolhive-docs/search-engine';

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

const COMMENT = /^\s*#/;
const CONTINUED = /\s*(\\|`)$/;
/** Not `<<<`, which gives one line, nor the `<<` of a sum. */
const HERE_DOCUMENT = /(?<!<|\(\([^)]*)<<(?!<)-?\s*['"]?(\w+)/;

/**
 * The commands of a shell sample, one per entry: continued lines and here-documents are joined, comments and
 * blank lines left out.
 */
export function commandsOf(code: string): string[] {
  const commands: string[] = [];
  let open = '';
  let until: string | undefined;
  for (const line of code.split('\n')) {
    if (open === '' && COMMENT.test(line)) continue;
    open = `${open} ${line.replace(CONTINUED, '')}`;
    if (until === undefined) until = HERE_DOCUMENT.exec(line)?.[1];
    else if (line.trim() === until) until = undefined;
    if (until !== undefined || CONTINUED.test(line)) continue;
    commands.push(oneLine(open));
    open = '';
  }
  return [...commands, oneLine(open)].filter((command) => command !== '');
}
