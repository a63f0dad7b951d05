// @ts-check
// A thread of its own, so that pages are compiled meanwhile; threads load plain JavaScript.
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
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
  // From its file: the form that is a module asks for a newer Node than the site does.
  engine: createOnigurumaEngine(
    readFile(createRequire(import.meta.url).resolve('shiki/onig.wasm')),
  ),
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
