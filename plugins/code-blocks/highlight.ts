import {bundledLanguages, createHighlighter} from 'shiki';
import {createJavaScriptRegexEngine} from 'shiki/engine/javascript';
import type {BundledLanguage, Highlighter, ThemeRegistrationRaw} from 'shiki';
import type {FenceMeta} from '../../packages/code-fences';

/** Languages of spec §2 ("Syntax highlighting") and those the pages use besides. */
export const LANGUAGES = [
  'bash', 'json', 'powershell', 'docker', 'lua',
  'yaml', 'toml', 'ini', 'diff', 'http',
  'javascript', 'typescript', 'tsx', 'python', 'go', 'css', 'html', 'markdown', 'mdx',
] as const satisfies readonly BundledLanguage[];

/** Short names that may stand in a fence. */
const ALIASES: Readonly<Record<string, BundledLanguage>> = {
  sh: 'bash', shell: 'bash', dockerfile: 'docker', yml: 'yaml', js: 'javascript', jsonc: 'json', ts: 'typescript', py: 'python', md: 'markdown',
};

/**
 * Grammar scopes → class; src/css/tokens-code.css gives each class its colour in both modes.
 * Later rows win over earlier ones of the same specificity.
 */
const TOKEN_SCOPES: Readonly<Record<string, readonly string[]>> = {
  tk: ['keyword', 'storage', 'entity.name.tag.css', 'keyword.operator.pipe', 'markup.heading'],
  ts: ['string.quoted', 'string.template', 'string.regexp', 'punctuation.definition.string', 'string.unquoted.heredoc', 'string.unquoted.plain.out.yaml', 'string.unquoted.plain.in.yaml', 'markup.inline.raw'],
  tc: ['comment', 'punctuation.definition.comment'],
  tn: ['constant.numeric', 'constant.language', 'constant.character.escape'],
  tf: ['entity.name.function', 'entity.name.command', 'support.function', 'entity.name.tag', 'support.type.property-name', 'entity.other.attribute-name'],
  tp: ['variable', 'constant.other.option', 'string.unquoted.argument constant.other.option', 'punctuation.definition.variable', 'meta.embedded variable'],
};

/** The highlighter wants colours: each class gets a number that stands for it, and nothing else uses it. */
const CLASS_COLORS = new Map(Object.keys(TOKEN_SCOPES).map((name, index) => [`#00000${index + 1}`, name]));

const theme: ThemeRegistrationRaw = {
  name: 'site',
  settings: [
    {settings: {foreground: '#000000', background: '#ffffff'}},
    ...[...CLASS_COLORS].map(([foreground, name]) => ({scope: [...(TOKEN_SCOPES[name] ?? [])], settings: {foreground}})),
  ],
};
let highlighter: Promise<Highlighter> | undefined;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function tokenClass(color: string | undefined): string | undefined {
  return CLASS_COLORS.get(color?.toLowerCase() ?? '');
}

function renderLine(tokens: readonly {content: string; color?: string}[]): string {
  const runs: {name: string | undefined; text: string}[] = [];
  for (const {content, color} of tokens) {
    // White space takes the class of what stands before it: fewer, longer runs.
    const name = content.trim() === '' ? runs.at(-1)?.name : tokenClass(color);
    const last = runs.at(-1);
    if (last && last.name === name) last.text += content;
    else runs.push({name, text: content});
  }
  return runs.map(({name, text}) => (name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text))).join('');
}

function lineClass(number: number, marker: string, meta: FenceMeta): string {
  const changed = marker === '+' ? ' add' : marker === '-' ? ' del' : '';
  return `line${meta.highlighted.has(number) ? ' hl' : ''}${changed}`;
}

/**
 * Renders source code as HTML: one `span.line` per line (its line feed inside, so that the
 * text content is the code), tokens as `span` with a class, no inline style.
 *
 * @throws Error naming the language when it is not one of {@link LANGUAGES}.
 */
export async function highlight(code: string, language: string, meta: FenceMeta): Promise<string> {
  const name = ALIASES[language] ?? language;
  const isPlain = name === 'text' || meta.output && !(name in bundledLanguages);
  if (!isPlain && !(LANGUAGES as readonly string[]).includes(name)) {
    throw new Error(`unknown language "${language}" in a code fence; allowed: text, ${[...LANGUAGES, ...Object.keys(ALIASES)].join(', ')}`);
  }
  const lines = code.replace(/\n$/, '').split('\n');
  const markers = lines.map((line) => (meta.diff && /^[+-]/.test(line) ? line.charAt(0) : ''));
  const source = lines.map((line, index) => (markers[index] ? line.slice(1) : meta.diff ? line.replace(/^ /, '') : line)).join('\n');
  highlighter ??= createHighlighter({themes: [theme], langs: [...LANGUAGES], engine: createJavaScriptRegexEngine({forgiving: true})});
  const tokens = isPlain
    ? source.split('\n').map((content) => [{content}])
    : // Without a limit: a busy machine must not leave lines plain.
      (await highlighter).codeToTokensBase(source, {lang: name as BundledLanguage, theme, tokenizeTimeLimit: 0});
  return tokens
    .map((line, index) => `<span class="${lineClass(index + 1, markers[index] ?? '', meta)}">${renderLine(line)}\n</span>`)
    .join('');
}
