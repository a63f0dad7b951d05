import {
  callablesOf,
  type CliSpec,
  findCommand,
  type Output,
  parseInvocation,
} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import type {Fence} from '../../page/types';
import type {FenceRule} from '../../rule';
import {readShell} from '../../samples/readShell';

/** The usage line of a command is the one in specs/thv-cli.yaml. */
export const usageFence: FenceRule = {
  name: 'usage',
  applies: ({language, meta, code}) =>
    language === 'text' && !meta.output && /^thv\b[^\n]*$/.test(code.trim()),
  check({code, line}, _page, {cli}, report) {
    report.count('program samples');
    const usage = code.trim();
    const callables = callablesOf(cli);
    if (callables.some((each) => each.usage === usage)) return;
    const command = callables
      .filter(({path}) => `${usage} `.startsWith(`${path} `))
      .sort((a, b) => b.path.length - a.path.length)[0];
    report.problem(
      line + 1,
      `the usage of ${command?.path ?? 'thv'} is "${command?.usage ?? ''}"`,
      code,
    );
  },
};

/** Checks columns of a table, labels of lines, and fields of JSON that a `thv` command prints against specs/thv-cli.yaml. */
export function thvOutputProblems(
  command: string,
  fence: Fence,
  value: unknown,
  {cli}: Facts,
): string[] {
  const call = readShell(command).commands.at(-1);
  if (call?.words[0] !== 'thv' || command.includes('|')) return [];
  const output = outputOf(call.words, fence.language, cli);
  const names = output?.parts?.items.map(({name}) => name) ?? [];
  if (!output?.parts || names.length === 0) return [];
  const shown = shownParts(output.parts.kind, fence.code, value);
  if (output.parts.kind === 'Column') {
    const same = shown.join('|') === names.join('|');
    return same
      ? []
      : [
          `the columns of ${output.command} are ${names.join(', ')}; the sample has ${shown.join(', ')}`,
        ];
  }
  const strange = shown.filter((name) => !names.includes(name));
  return strange.length === 0
    ? []
    : [`${output.command} prints no ${strange.join(', ')}; it prints ${names.join(', ')}`];
}

/** The described output that a line prints: same command, same format. */
function outputOf(words: readonly string[], language: string, cli: CliSpec): Output | undefined {
  const parsed = parseInvocation(cli, words);
  if (!parsed.ok) return undefined;
  const command = findCommand(cli, parsed.command.path);
  const format = parsed.flags.get('--format')?.at(-1) ?? 'text';
  const own = command?.output.find(
    (output) =>
      output.format === format && output.language === (language === 'json' ? 'json' : 'text'),
  );
  if (own?.parts || command?.path !== 'thv search' || format !== 'text') return own;
  return findCommand(cli, 'thv registry list')?.output.find(({format}) => format === 'text');
}

function shownParts(kind: 'Column' | 'Label' | 'Field', code: string, value: unknown): string[] {
  const lines = code.split('\n');
  if (kind === 'Column') {
    const header = lines.find((line) => /^[A-Z]{2}[A-Z ]*( {2,}|\t|$)/.test(line)) ?? '';
    return header
      .split(/ {2,}|\t/)
      .map((name) => name.trim())
      .filter((name) => name !== '');
  }
  if (kind === 'Label') return lines.flatMap((line) => /^([A-Z][\w ]*):/.exec(line)?.[1] ?? []);
  const item: unknown = Array.isArray(value) ? value[0] : value;
  return typeof item === 'object' && item !== null ? Object.keys(item) : [];
}
