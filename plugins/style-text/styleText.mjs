// @ts-check
// A bundler loads its loaders itself, so this file is plain JavaScript.

/**
 * Turns a style sheet into a module that exports its text, without comments and needless space.
 * The framework would put it into the one sheet that every page loads.
 * @param {string} source
 * @returns {string}
 */
export default function styleText(source) {
  const text = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();
  return `export default ${JSON.stringify(text)};`;
}
