import {
  commandSlug,
  findCommand,
  findFlag,
  type CliSpec,
  type Command,
  type Since,
} from '@toolhive-docs/cli-spec';
import {commandLink, code, escapeText} from './mdx';

/** What every section of a page is made from. */
export interface PageContext {
  spec: CliSpec;
  command: Command;
  /** First releases of commands and flags. */
  since: Since;
}

/**
 * Turns a text of the data into MDX. Backticks mark code; a code span that names another command, a command's flag or a
 * flag of this command becomes a link.
 */
export function prose(page: PageContext, text: string): string {
  return text
    .trim()
    .split(/`([^`]*)`/)
    .map((part, index) => (index % 2 === 0 ? escapePart(part, index) : linked(page, part)))
    .join('');
}

/** Only the beginning of the whole text can be mistaken for a list or a heading. */
function escapePart(part: string, index: number): string {
  return index === 0 ? escapeText(part) : escapeText(`\u0000${part}`).slice(1);
}

function linked({spec, command}: PageContext, span: string): string {
  const ownFlag = /^--\S+$/.test(span) ? findFlag(spec, command, span) : undefined;
  if (ownFlag && !ownFlag.hidden) return `[${code(span)}](#${span})`;
  const [, path = '', flagName] = /^(\S+(?: [^-\s]\S*)*)(?: (--\S+))?$/.exec(span) ?? [];
  const target = findCommand(spec, path);
  const isSelf = target?.path === command.path;
  // The bare name of the program is on every page; a link from each mention would be noise.
  const isPlain = isSelf || path === spec.tool.name;
  if (!target || (isPlain && flagName === undefined)) return code(span);
  if (flagName === undefined) return commandLink(target.path);
  const flag = findFlag(spec, target, flagName);
  if (!flag || flag.hidden) return code(span);
  return `[${code(span)}](${isSelf ? '' : `./${commandSlug(target.path)}.mdx`}#${flagName})`;
}
