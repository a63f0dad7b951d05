import {remarkText} from './invocation';
import {parseInvocation} from './parseInvocation';
import type {SpecPath, SpecProblem} from './specProblem';
import type {CliSpec, Command} from './types';

/** Checks that the command lines in examples, outputs and prose are ones the program accepts, and that JSON samples parse. */
export function exampleProblems(spec: CliSpec, command: Command, path: SpecPath): SpecProblem[] {
  return [
    ...command.examples.flatMap((example, index) =>
      lineProblems(spec, command, example.command, [...path, 'examples', index, 'command']),
    ),
    ...command.output.flatMap(({command: line, language, sample}, index) => [
      ...lineProblems(spec, command, line, [...path, 'output', index, 'command']),
      ...(language === 'json' && sample !== undefined
        ? jsonProblems(sample, [...path, 'output', index, 'sample'])
        : []),
    ]),
    ...proseProblems(spec, command, path),
  ];
}

function lineProblems(
  spec: CliSpec,
  command: Command,
  line: string,
  path: SpecPath,
): SpecProblem[] {
  const calls = exampleCommands(line, spec.tool.name);
  if (calls.length === 0) return [{path, message: `"${line}" does not call ${spec.tool.name}`}];
  return calls.flatMap((argv) => {
    const result = parseInvocation(spec, argv);
    if (!result.ok) return result.problems.map((problem) => ({path, message: remarkText(problem)}));
    const belongs =
      result.command.path === command.path || result.command.path.startsWith(`${command.path} `);
    if (!belongs)
      return [{path, message: `"${line}" calls ${result.command.path}, not ${command.path}`}];
    return result.notices.map((notice) => ({path, message: remarkText(notice)}));
  });
}

/** Code spans may name a command without its arguments, so only unknown commands and flags count. */
function proseProblems(spec: CliSpec, command: Command, path: SpecPath): SpecProblem[] {
  return codeSpans(command).flatMap((span) => {
    if (!span.code.startsWith(`${spec.tool.name} `)) return [];
    const result = parseInvocation(spec, span.code.split(' '));
    const unknown = result.ok
      ? []
      : result.problems.filter(({kind}) => kind === 'unknown-command' || kind === 'unknown-flag');
    return unknown.map((problem) => ({
      path: [...path, ...span.path],
      message: remarkText(problem),
    }));
  });
}

function jsonProblems(sample: string, path: SpecPath): SpecProblem[] {
  try {
    JSON.parse(sample);
    return [];
  } catch (error) {
    return [
      {
        path,
        message: `the sample is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      },
    ];
  }
}

/**
 * Finds the calls of one program in a line of shell: splits at pipes and separators, removes quotes and drops redirections.
 * It knows the simple lines of the command data only; a whole script needs a real shell reader.
 * @returns the argv of each call.
 */
export function exampleCommands(line: string, program: string): string[][] {
  const calls: string[][] = [[]];
  for (const token of line.match(
    /(?<!\S)[0-9]?>>?&?|<|\|\||&&|[|;&]|(?:"[^"]*"|'[^']*'|\\.|[^\s"'\\|;&<>])+/g,
  ) ?? []) {
    if (/^(\|\||&&|[|;&])$/.test(token)) calls.push([]);
    else calls.at(-1)?.push(token);
  }
  return calls.map(withoutRedirections).filter((call) => call[0] === program);
}

function withoutRedirections(tokens: string[]): string[] {
  const isRedirection = (token: string | undefined) =>
    token !== undefined && /^([0-9]?>>?&?|<)$/.test(token);
  return tokens
    .filter((token, index) => !isRedirection(token) && !isRedirection(tokens[index - 1]))
    .map(unquote);
}

function unquote(token: string): string {
  return token.replace(
    /"([^"]*)"|'([^']*)'|\\(.)/g,
    (_, double?: string, single?: string, escaped?: string) => double ?? single ?? escaped ?? '',
  );
}

/** Finds every code span (`in backticks`) in the texts of a value, with the path of the text that holds it. */
function codeSpans(value: unknown, path: SpecPath = []): {code: string; path: SpecPath}[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/`([^`]+)`/g)].map((match) => ({code: match[1] ?? '', path}));
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => codeSpans(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => codeSpans(item, [...path, key]));
}
