import {
  checkFences,
  isEmptyDocument,
  isPowerShell,
  Ledger,
  parsePage,
  type Facts,
  readJson,
} from '@toolhive-docs/docs-checks';
import {parseAllDocuments} from 'yaml';
import * as z from 'zod';
import {DATA_SOURCE, dataSourceOf, LONGEST_REGISTRY, MAX_INPUT} from '../shared';
import {defineTool, ToolError} from '../Tool';

/** Problems of an answer at the most: those who have made more put these right first. */
const MOST = 50;

const Lines = z.array(z.object({line: z.number(), message: z.string()}));
type Lines = z.infer<typeof Lines>;

const Output = z.object({
  ...DATA_SOURCE,
  ok: z.boolean().describe('Whether nothing is wrong. What is under unknown was not checked'),
  problems: Lines,
  /** What is not in the data, such as an image of your own, and may be right. */
  unknown: Lines,
  /** What is right, but may have another effect than meant. */
  notes: Lines,
});

/** Brackets inside brackets, and dashes of lists in one line of YAML, at the most. Reason: parsers call themselves for each, and what people write has less than ten. */
const DEEPEST = 100;

/** Documents of a text of YAML at the most: some thousand of them would keep all others waiting for a second. */
const MOST_DOCUMENTS = 200;

/** Lines of commands, and of YAML, at the most. Reason: each is checked on its own, and so many together take a tenth of a second; scripts and manifests of people have a third of it. */
const MOST_LINES = {commands: 300, yaml: 1000};

/** @throws ToolError for a text that is checked for too long. */
function checkLines(text: string, most: number): void {
  const count = text.trimEnd().split('\n').length;
  if (count > most)
    throw new ToolError(
      `The text has ${count} lines; allowed: ${most}. Fix: check some of them at a time.`,
    );
}

const tooDeep = (): ToolError =>
  new ToolError(
    `The text is nested too deeply to be checked; allowed: ${DEEPEST} levels. Fix: check its parts.`,
  );

const nothing = (): ToolError =>
  new ToolError('The text has nothing to check. Fix: pass what you have written.');

/** Signs at the beginning of a line of YAML, each of which opens a list or a map: `- - - a`. */
const OPENERS = /^[ \t]*((?:[-?:][ \t]+)+)/gm;

/** Most brackets that are open at a time, wherever they stand, or openers in one line. */
function depthOf(text: string): number {
  let [open, most] = [0, 0];
  for (const [bracket] of text.matchAll(/[()[\]{}]/g)) {
    open = Math.max(0, open + ('([{'.includes(bracket) ? 1 : -1));
    most = Math.max(most, open);
  }
  for (const [, openers = ''] of text.matchAll(OPENERS))
    most = Math.max(most, openers.replaceAll(/\s/g, '').length);
  return most;
}

interface Found extends Pick<z.infer<typeof Output>, 'problems' | 'unknown' | 'notes'> {
  /** Whether a rule knows any of it. */
  isKnown: boolean;
}

/** Checks a sample with what checks the samples of the pages. */
async function problemsOf(
  code: string,
  headOf: (code: string) => string,
  facts: Facts,
): Promise<Found> {
  if (code.trim() === '') throw nothing();
  if (depthOf(code) > DEEPEST) throw tooDeep();
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const ledger = new Ledger();
  const sample = `${fence}${headOf(code)}\n${code.trimEnd()}\n${fence}\n`;
  const page = {...parsePage('input', sample), alone: true as const};
  await checkFences(page, facts, ledger);
  // Depth without brackets, which a parser of YAML has noticed in its own way.
  if (ledger.problems.some(({message}) => message.includes('call stack'))) throw tooDeep();
  // What the pages would have to list may be right for a caller.
  const those = (isListed: boolean) =>
    inText(ledger.problems.filter(({hint}) => (hint === undefined) === isListed));
  const {'shell commands': commands = 0, 'commands without a rule': foreign = 0} = ledger.totals();
  return {
    problems: those(true),
    unknown: those(false),
    notes: inText(ledger.notes),
    isKnown: commands === 0 || foreign < commands,
  };
}

/** Says in one line what came of it. */
function headline({problems, unknown, isKnown}: Found, version: string): string[] {
  if (problems.length > 0) return [];
  if (unknown.length === 0) return [`Right for ToolHive ${version}.`];
  return isKnown
    ? [`Nothing is known to be wrong for ToolHive ${version}, but not everything could be checked.`]
    : [`Nothing could be checked for ToolHive ${version}, because no rule knows what it calls.`];
}

/** Lines of the text that was passed, which begins below the fence. */
const inText = (list: Lines): Lines =>
  list.map(({line, message}) => ({line: Math.max(1, line - 1), message}));

/** The first of a list, and how many there are besides. */
function told(list: Lines, heading: readonly string[], then = '.'): string[] {
  if (list.length === 0) return [];
  const lines = list.slice(0, MOST).map(({line, message}) => `Line ${line}: ${message}`);
  const more = list.length > MOST ? [`${list.length - MOST} more${then}`] : [];
  return [...heading, ...lines, ...more];
}

/** Makes a tool that checks one kind of text. */
function checkTool<Name extends string>(
  name: string,
  title: string,
  description: string,
  field: Name,
  about: string,
  headOf: (code: string) => string,
  longest = MAX_INPUT,
) {
  const text = z.string().min(1).max(longest).describe(about);
  return defineTool({
    name,
    title,
    description: `${description} The data is the same that checks every sample of the pages.`,
    input: z.object({[field]: text} as Record<Name, typeof text>),
    output: Output,
    async run(input, library) {
      const code = String((input as Record<string, unknown>)[field]).replaceAll('\r\n', '\n');
      const found = await problemsOf(code, headOf, library.facts);
      const {problems, unknown, notes} = found;
      const first = (list: Lines): Lines => list.slice(0, MOST);
      return {
        data: {
          ...dataSourceOf(library),
          ok: problems.length === 0,
          problems: first(problems),
          unknown: first(unknown),
          notes: first(notes),
        },
        text: [
          ...headline(found, library.index.version),
          ...told(problems, [], ': put these right and check again.'),
          ...told(unknown, ['Not in the documentation, so it may be right or wrong:']),
          ...told(notes, ['Worth knowing:']),
        ].join('\n'),
      };
    },
  });
}

function commandHead(code: string): string {
  checkLines(code, MOST_LINES.commands);
  return isPowerShell(code) ? 'powershell' : 'bash';
}

/** What YAML is, its documents say. */
function manifestHead(code: string): string {
  checkLines(code, MOST_LINES.yaml);
  const count = [...code.matchAll(/^---/gm)].length;
  if (count > MOST_DOCUMENTS)
    throw new ToolError(
      `The text has ${count} documents; allowed: ${MOST_DOCUMENTS}. Fix: check some of them at a time.`,
    );
  // Whether keys are there twice is checked later, and compares each with each.
  const options = {prettyErrors: false, logLevel: 'error', uniqueKeys: false} as const;
  if ([...parseAllDocuments(code, options)].every(isEmptyDocument)) throw nothing();
  return 'yaml';
}

/** Tools that check what a reader or an agent has written. */
export const checkTools = [
  checkTool(
    'check_command',
    'Check a command line',
    'Checks thv, kubectl, helm and curl calls: commands, flags, values, servers of the registry, paths.',
    'command_line',
    'One or more lines of bash or PowerShell, such as "thv run --transport sse fetch"',
    commandHead,
  ),
  checkTool(
    'check_manifest',
    'Check a Kubernetes manifest',
    'Checks manifests of MCPServer and of the Kubernetes kinds that the guides use, values of the operator chart for Helm, and config.yaml of ToolHive.',
    'yaml',
    'One or more documents of YAML, from their first line',
    manifestHead,
  ),
  checkTool(
    'check_profile',
    'Check a permission profile',
    'Checks a permission profile.',
    'json',
    'The profile as JSON',
    () => 'json schema=permission-profile',
  ),
  checkTool(
    'check_registry',
    'Check a registry',
    'Checks a registry file, or one entry of it.',
    'json',
    'The registry or the entry as JSON',
    registryHead,
    LONGEST_REGISTRY,
  ),
] as const;

/** Fields that a registry has and an entry of one has not; a version may be meant for either. */
const OF_REGISTRY = ['last_updated', 'servers', 'remote_servers'];

/** What a text is checked as: a registry, or one entry of it. */
function registryHead(text: string): string {
  const read = readJson(text);
  const value = 'value' in read ? read.value : undefined;
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const isWhole = keys.some((key) => OF_REGISTRY.includes(key));
  return `json schema=${isWhole ? 'registry' : 'registry-server'}`;
}
