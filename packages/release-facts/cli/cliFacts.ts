import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Files} from '../source/Files';
import {filled, oneLine} from '../source/maps';
import type {Fact, ReleaseFacts, Json} from '../types';

/** Where the program writes its reference. */
const FOLDER = 'docs/cli/';

/** Printed by every command; says nothing about it. */
const HELP = '--help';

/** Reads commands and flags from the reference that the tool generates of itself. */
export function cliFacts(files: Files): ReleaseFacts {
  const notes: string[] = [];
  const pages = new Map<string, CommandPage & {file: string}>();
  for (const file of files.list((path) => path.startsWith(FOLDER) && path.endsWith('.md'))) {
    const page = commandPage(files.text(file));
    if (page === undefined) notes.push(`${file} is no page of a command; it is not compared.`);
    else pages.set(page.path, {...page, file});
  }
  if (pages.size === 0) notes.push(`${FOLDER} holds no page of a command.`);
  const passedOn = inheritedFlags(pages);
  const facts = [...pages.values()].flatMap((page): Fact[] => [
    {
      area: 'command',
      id: page.path,
      path: page.file,
      fields: filled({
        usage: page.usage,
        summary: oneLine(page.summary),
        description: oneLine(page.description),
        examples: page.examples?.trim(),
      }),
    },
    ...page.flags
      .filter(({name}) => name !== HELP)
      .map(({name, fields}): Fact => {
        const id = `${page.path} ${name}`;
        return {
          area: 'flag',
          id,
          path: page.file,
          fields: {...fields, ...(passedOn.has(id) ? {[PASSED_ON]: true} : {})},
        };
      }),
  ]);
  return {facts, notes};
}

/** Field of a flag that subcommands accept as well. */
export const PASSED_ON = 'for subcommands, too';

/** Flags that subcommands accept as well, named by the command that declares them. */
function inheritedFlags(pages: ReadonlyMap<string, CommandPage>): Set<string> {
  const found = new Set<string>();
  for (const page of pages.values())
    for (const {name} of page.inherited) {
      const owner = ancestors(page.path).find((path) =>
        pages.get(path)?.flags.some((flag) => flag.name === name),
      );
      if (owner !== undefined) found.add(`${owner} ${name}`);
    }
  return found;
}

/** The commands above, nearest first. */
function ancestors(path: string): string[] {
  const words = path.split(' ');
  return words.slice(1).map((_word, index) => words.slice(0, words.length - 1 - index).join(' '));
}

/** A command as the generated reference describes it. */
interface CommandPage {
  /** Words of the command, such as `thv config get-ca-cert`. */
  path: string;
  summary: string;
  description: string;
  usage?: string;
  examples?: string;
  flags: DocumentedFlag[];
  inherited: DocumentedFlag[];
}

/** Depth of the command's own heading and of those of its parts. */
const TITLE = 2;
const PART = 3;

/** Reads one page of the reference that cobra generates. @returns undefined when it is no such page. */
function commandPage(text: string): CommandPage | undefined {
  const tree: Root = unified().use(remarkParse).parse(text);
  const [title, ...rest] = tree.children;
  if (title?.type !== 'heading' || title.depth !== TITLE) return undefined;
  const path = toString(title);
  const parts = partsOf(rest);
  const own = [...(parts.get('') ?? []), ...(parts.get('Synopsis') ?? [])];
  // The usage is the last code block above the options; earlier ones belong to the description.
  const usage = own.findLast((node) => node.type === 'code' && node.value.startsWith(path));
  const block = (part: string) => parts.get(part)?.find((node) => node.type === 'code')?.value;
  const synopsis = (parts.get('Synopsis') ?? []).filter((node) => node !== usage);
  return {
    path,
    summary: (parts.get('') ?? [])
      .filter((node) => node !== usage)
      .map((node) => sourceOf(text, node))
      .join('\n\n'),
    description: synopsis.map((node) => sourceOf(text, node)).join('\n\n'),
    ...(usage?.type === 'code' ? {usage: usage.value.trim()} : {}),
    examples: block('Examples'),
    flags: flagLines(block('Options') ?? ''),
    inherited: flagLines(block('Options inherited from parent commands') ?? ''),
  };
}

/** Names of the parts that the generator writes; other headings belong to the description. */
const PARTS = new Set([
  'Synopsis',
  'Examples',
  'Options',
  'Options inherited from parent commands',
  'SEE ALSO',
]);

function partsOf(nodes: readonly RootContent[]): Map<string, RootContent[]> {
  const parts = new Map<string, RootContent[]>([['', []]]);
  let name = '';
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === PART && PARTS.has(toString(node))) {
      name = toString(node);
      parts.set(name, []);
    } else parts.get(name)?.push(node);
  }
  return parts;
}

function sourceOf(text: string, node: RootContent): string {
  return text.slice(node.position?.start.offset, node.position?.end.offset);
}

interface DocumentedFlag {
  /** With its dashes. */
  name: string;
  fields: Record<string, Json>;
}

/** `  -e, --env stringArray   …`: what the program's own help prints for a flag. */
const FLAG = /^\s{2,}(?:(-\w), |\s{4})(--[\w.:-]+)(?![\w.:-])(.*)$/;
/** A value that a flag has when it is given without one. */
const VALUE_WITHOUT = /^(\[=.*?\])/;
const DEPRECATED = /\s*\(DEPRECATED: (.*)\)$/s;
const DEFAULT = /\s*\(default (".*"|[^()]*(?:\([^()]*\)[^()]*)?)\)$/s;

/** What a default of each type looks like; in other words after "default", the text itself speaks of one. */
const DEFAULTS: Readonly<Record<string, RegExp>> = {
  bool: /^(true|false)$/,
  string: /^".*"$/s,
  int: /^-?\d+$/,
  uint: /^\d+$/,
  float: /^[-+.\deInfNa]+$/,
  duration: /^[-.\dhmsµun]+$/,
  strings: /^\[.*\]$/s,
  stringArray: /^\[.*\]$/s,
  ints: /^\[.*\]$/s,
};
/** Name that the help shows for the value of a flag that is on or off: none. */
const NO_TYPE = 'bool';

/** Reads the lines of flags in the generated reference: one flag a line, long texts go on below it. */
export function flagLines(block: string): DocumentedFlag[] {
  const flags: {match: RegExpExecArray; more: string[]}[] = [];
  for (const line of block.split('\n')) {
    const match = FLAG.exec(line);
    if (match) flags.push({match, more: []});
    else if (line.trim() !== '') flags.at(-1)?.more.push(line.trim());
  }
  return flags.map(({match, more}) => flagOf(match, more));
}

function flagOf([, short, name = '', rest = '']: RegExpExecArray, more: string[]): DocumentedFlag {
  const without = VALUE_WITHOUT.exec(rest)?.[1] ?? '';
  const after = rest.slice(without.length);
  // The type stands one space after the name, the text three spaces or more.
  const [typeAndWithout = '', text = ''] = /^ (?! )/.test(after)
    ? after.slice(1).split(/\s{2,}(.*)/)
    : ['', after.trim()];
  const [type = '', laterWithout] = typeAndWithout.split(/(?=\[=)/);
  let description = [text, ...more].join('\n').trim();
  const deprecated = DEPRECATED.exec(description)?.[1];
  description = description.replace(DEPRECATED, '');
  const named = type === '' ? NO_TYPE : type;
  const written = DEFAULT.exec(description)?.[1];
  const value =
    written !== undefined && (DEFAULTS[named]?.test(written) ?? true) ? written : undefined;
  if (value !== undefined) description = description.replace(DEFAULT, '');
  return {
    name,
    fields: filled({
      short,
      type: named,
      default: value === undefined ? undefined : unquote(value),
      'value when given alone': without || laterWithout,
      deprecated,
      description: oneLine(description),
    }),
  };
}

function unquote(value: string): string {
  if (!value.startsWith('"')) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return value.slice(1, -1);
  }
}
