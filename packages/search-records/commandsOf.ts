import {oneLine} from '@toolhive-docs/page-model';

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
