// @ts-check
// A thread of its own, so that pages are compiled meanwhile; threads load plain JavaScript.
import {parentPort} from 'node:worker_threads';
import {createHighlighter} from 'shiki';
import {createOnigurumaEngine} from 'shiki/engine/oniguruma';

/**
 * @typedef {object} Question
 * @property {number} id
 * @property {string} source
 * @property {import('shiki').BundledLanguage} lang
 * @property {readonly import('shiki').BundledLanguage[]} grammars - What must be loaded for it.
 * @property {import('shiki').ThemeRegistrationRaw} theme
 */

const highlighter = createHighlighter({
  themes: [],
  langs: [],
  engine: createOnigurumaEngine(import('shiki/wasm')),
});

/** @param {Question} question */
async function answer({source, lang, grammars, theme}) {
  const {loadLanguage, loadTheme, codeToTokensBase} = await highlighter;
  await loadTheme(theme);
  await loadLanguage(...grammars);
  // Without a limit: a busy machine must not leave lines plain.
  return codeToTokensBase(source, {lang, theme: theme.name ?? '', tokenizeTimeLimit: 0}).map(
    (line) => line.map(({content, color}) => ({content, color})),
  );
}

parentPort?.on('message', (/** @type {Question} */ question) => {
  const {id} = question;
  answer(question).then(
    (lines) => parentPort?.postMessage({id, lines}),
    (/** @type {unknown} */ error) => parentPort?.postMessage({id, error}),
  );
});
