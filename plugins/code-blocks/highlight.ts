import type {ThemeRegistrationRaw} from 'shiki';
import type {FenceMeta} from '@toolhive-docs/code-fences';
import {LANGUAGE_NAMES, languageOf, type Language} from './languages';
import {tokensOf} from './tokensOf';

/**
 * Grammar scopes → class; src/css/tokens-code.css gives each class its colour in both modes.
 * Later rows win over earlier ones of the same specificity.
 */
const TOKEN_SCOPES: Readonly<Record<string, readonly string[]>> = {
  tk: ['keyword', 'storage', 'entity.name.tag.css', 'keyword.operator.pipe', 'markup.heading'],
  ts: [
    'string.quoted',
    'string.template',
    'string.regexp',
    'punctuation.definition.string',
    'string.unquoted.heredoc',
    'string.unquoted.plain.out.yaml',
    'string.unquoted.plain.in.yaml',
    'markup.inline.raw',
  ],
  tc: ['comment', 'punctuation.definition.comment'],
  tn: ['constant.numeric', 'constant.language', 'constant.character.escape'],
  tf: [
    'entity.name.function',
    'entity.name.command',
    'support.function',
    'entity.name.tag',
    'support.type.property-name',
    'entity.other.attribute-name',
  ],
  tp: [
    'variable.parameter',
    'source.shell variable',
    'source.powershell variable',
    'constant.other.option',
    'string.unquoted.argument constant.other.option',
    'punctuation.definition.variable',
  ],
};

/** The highlighter wants colours: each class gets a number that stands for it, and nothing else uses it. */
const CLASS_COLORS = new Map(
  Object.keys(TOKEN_SCOPES).map((name, index) => [`#00000${index + 1}`, name]),
);

const theme: ThemeRegistrationRaw = {
  name: 'site',
  settings: [
    {settings: {foreground: '#000000', background: '#ffffff'}},
    ...[...CLASS_COLORS].map(([foreground, name]) => ({
      scope: [...(TOKEN_SCOPES[name] ?? [])],
      settings: {foreground},
    })),
  ],
};

/** Pages and tabs repeat much code. */
const known = new Map<string, Promise<string>>();

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function renderLine(tokens: readonly {content: string; color?: string}[]): string {
  const runs: {name: string | undefined; text: string}[] = [];
  for (const {content, color} of tokens) {
    // White space takes the class of what stands before it: fewer, longer runs.
    const name =
      content.trim() === '' ? runs.at(-1)?.name : CLASS_COLORS.get(color?.toLowerCase() ?? '');
    const last = runs.at(-1);
    if (last && last.name === name) last.text += content;
    else runs.push({name, text: content});
  }
  return runs
    .map(({name, text}) =>
      name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

function lineClass(number: number, marker: string, meta: FenceMeta): string {
  const changed = marker === '+' ? ' add' : marker === '-' ? ' del' : '';
  return `line${meta.highlighted.has(number) ? ' hl' : ''}${changed}`;
}

/**
 * Renders source code as HTML: one `span.line` per line (its line feed inside, so that the
 * text content is the code), tokens as `span` with a class, no inline style.
 *
 * @throws Error naming the language when it is not one of those of ./languages.
 */
export function highlight(code: string, language: string, meta: FenceMeta): Promise<string> {
  const key = JSON.stringify([language, meta.output, meta.diff, [...meta.highlighted], code]);
  const html = known.get(key) ?? render(code, language, meta);
  known.set(key, html);
  return html;
}

async function render(code: string, name: string, meta: FenceMeta): Promise<string> {
  const language = await grammarOf(name, meta);
  const lines = code.replace(/\n$/, '').split('\n');
  const markers = lines.map((line) => (meta.diff && /^[+-]/.test(line) ? line.charAt(0) : ''));
  const source = lines
    .map((line, index) =>
      markers[index] ? line.slice(1) : meta.diff ? line.replace(/^ /, '') : line,
    )
    .join('\n');
  const tokens =
    language === undefined
      ? source.split('\n').map((content) => [{content}])
      : await tokensOf(source, language, theme);
  return tokens
    .map(
      (line, index) =>
        `<span class="${lineClass(index + 1, markers[index] ?? '', meta)}">${renderLine(line)}\n</span>`,
    )
    .join('');
}

/** The language whose grammar reads a fence; undefined for plain text, and for output in a form that has no grammar. */
async function grammarOf(name: string, {output}: FenceMeta): Promise<Language | undefined> {
  const language = languageOf(name);
  if (
    language !== undefined ||
    name === 'text' ||
    (output && !Object.hasOwn((await import('shiki/langs')).bundledLanguages, name))
  )
    return language;
  throw new Error(
    `unknown language "${name}" in a code fence; allowed: text, ${LANGUAGE_NAMES.join(', ')}`,
  );
}
