// @ts-check
// A bundler loads its loaders itself, so this file is plain JavaScript.
import contentAltText from '@csstools/postcss-content-alt-text';
import postcss from 'postcss';
import {mediaInEm} from './mediaInEm.mjs';

/** What the styles of pages get, too (plugins/framework). */
const forBrowsers = postcss([contentAltText(), mediaInEm]);

/**
 * Turns a style sheet into a module that exports its text, without comments and needless space.
 * The framework would put it into the one sheet that every page loads.
 * @param {string} source
 * @returns {string}
 * @throws CssSyntaxError for what is no style sheet.
 */
export default function styleText(source) {
  const {css} = forBrowsers.process(source, {from: undefined});
  const text = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();
  return `export default ${JSON.stringify(text)};`;
}
