import {commandSlug} from '@toolhive-docs/cli-spec';

/** Escapes text so that MDX shows it as it is; what cannot be mistaken for markup stays readable. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<|~]|:(?=\S)|&(?=[#A-Za-z])/g, '\\$&')
    .replace(/^([-+#=>]|\d+(?=[.)]))/, (start) => `&#${start.charCodeAt(0)};${start.slice(1)}`)
    .replace(/^[ie](?=(mport|xport)\b)/, (start) => `&#${start.charCodeAt(0)};`);
}

/** An inline code span, in a fence longer than any in the text. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({length}) => length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** A heading with its stable id. */
export function heading(level: 2 | 3, title: string, id: string): string {
  return `${'#'.repeat(level)} ${escapeText(title)} {#${id}}`;
}

/** A fenced block. Command lines wrap on the screen only, so that they can be pasted into any shell. */
export function fence(info: string, content: string): string {
  return `\`\`\`${info}\n${content.replace(/\n+$/, '')}\n\`\`\``;
}

/** A block that searches pass over. */
export const notSearched = (content: string | undefined): string | undefined =>
  content && blocks('<div data-search="skip">', content, '</div>');

/** A bullet list; items are ready-made MDX. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** A table; cells are ready-made MDX on one line, where a pipe in a code span is still bare. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Joins blocks with blank lines and leaves empty ones out. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** Link to a command's page from a page beside it. */
export function commandLink(path: string, label: string = code(path)): string {
  return `[${label}](./${commandSlug(path)}.mdx)`;
}
