import {bundledLanguages, createHighlighter} from 'shiki';
import {createOnigurumaEngine} from 'shiki/engine/oniguruma';
import type {BundledLanguage, Highlighter, ThemeRegistrationRaw, ThemedToken} from 'shiki';
import {LANGUAGES, type Language} from './languages';

/** These show code of other languages, which they find when those are there. */
const HOSTS: readonly Language[] = ['markdown', 'mdx'];

let highlighter: Promise<Highlighter> | undefined;

/** Whether there is a grammar for a language, on this site or elsewhere. */
export const hasGrammar = (name: string): boolean => name in bundledLanguages;

/** Parts of code, line by line, each with the colour that the theme gives it. Grammars are loaded when their language comes. */
export async function tokensOf(source: string, lang: Language, theme: ThemeRegistrationRaw): Promise<ThemedToken[][]> {
  highlighter ??= createHighlighter({themes: [theme], langs: [], engine: createOnigurumaEngine(import('shiki/wasm'))});
  const {loadLanguage, codeToTokensBase} = await highlighter;
  await loadLanguage(...((HOSTS.includes(lang) ? LANGUAGES : [lang]) satisfies readonly BundledLanguage[]));
  // Without a limit: a busy machine must not leave lines plain.
  return codeToTokensBase(source, {lang, theme, tokenizeTimeLimit: 0});
}
