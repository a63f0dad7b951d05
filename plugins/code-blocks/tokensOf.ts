import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {Highlighter, ThemedToken, ThemeRegistrationRaw} from 'shiki';
import {LANGUAGES, type Language} from './languages';

/** These show code of other languages, which they find when those are there. */
const HOSTS: readonly Language[] = ['markdown', 'mdx'];

let made: Promise<Highlighter> | undefined;

/** Made when it is needed: most builds find their pages as they were. */
async function makeHighlighter(): Promise<Highlighter> {
  const {createHighlighter} = await import('shiki');
  const {createOnigurumaEngine} = await import('shiki/engine/oniguruma');
  // From its file: the form that is a module asks for a newer Node than the site does.
  const wasm = readFile(createRequire(import.meta.url).resolve('shiki/onig.wasm'));
  return createHighlighter({themes: [], langs: [], engine: createOnigurumaEngine(wasm)});
}

/** Parts of code, line by line. Grammars are loaded when their language comes. */
export async function tokensOf(
  source: string,
  lang: Language,
  theme: ThemeRegistrationRaw,
): Promise<ThemedToken[][]> {
  const {loadLanguage, codeToTokensBase} = await (made ??= makeHighlighter());
  await loadLanguage(...(HOSTS.includes(lang) ? LANGUAGES : [lang]));
  // Without a limit: a busy machine must not leave lines plain.
  return codeToTokensBase(source, {lang, theme, tokenizeTimeLimit: 0});
}
