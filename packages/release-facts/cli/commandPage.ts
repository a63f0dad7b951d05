import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {flagLines, type DocumentedFlag} from './flagLines';

/** A command as the generated reference describes it. */
export interface CommandPage {
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
export function commandPage(text: string): CommandPage | undefined {
  const tree: Root = unified().use(remarkParse).parse(text);
  const [title, ...rest] = tree.children;
  if (title?.type !== 'heading' || title.depth !== TITLE) return undefined;
  const path = toString(title);
  const parts = partsOf(rest);
  const own = [...(parts.get('') ?? []), ...(parts.get('Synopsis') ?? [])];
  // The usage is the last code block above the options; earlier ones belong to the description.
  const usage = own.findLast((node) => node.type === 'code' && node.value.startsWith(path));
  const code = (part: string) =>
    parts.get(part)?.find((node) => node.type === 'code' && 'value' in node);
  const block = (part: string) => {
    const node = code(part);
    return node?.type === 'code' ? node.value : '';
  };
  const synopsis = (parts.get('Synopsis') ?? []).filter((node) => node !== usage);
  return {
    path,
    summary: (parts.get('') ?? [])
      .filter((node) => node !== usage)
      .map((node) => sourceOf(text, node))
      .join('\n\n'),
    description: synopsis.map((node) => sourceOf(text, node)).join('\n\n'),
    ...(usage?.type === 'code' ? {usage: usage.value.trim()} : {}),
    ...(code('Examples') ? {examples: block('Examples')} : {}),
    flags: flagLines(block('Options')),
    inherited: flagLines(block('Options inherited from parent commands')),
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
