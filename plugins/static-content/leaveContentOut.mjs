// @ts-check
// A bundler loads its loaders itself, so this file is plain JavaScript.
import {parse} from 'acorn';

/** What the framework reads of a page's module besides its component. */
const KEPT = new Set(['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc']);

/** Files that the page shows; naming them makes the bundler write them to the build. */
const ASSET = /require\("(![^"]+)"\)/g;

/** The framework re-exports a page's metadata; here the module needs them itself as well. */
const REEXPORTED_METADATA = /export\s*\{\s*default as metadata\s*\}\s*from\s*(['"][^'"]+['"]);?/;

/**
 * Names that a statement exports.
 * @param {import('acorn').Statement | import('acorn').ModuleDeclaration} statement
 * @returns {string[]}
 */
function exportedNames(statement) {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const {declaration, specifiers} = statement;
  const declared =
    declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.map(({id}) => (id.type === 'Identifier' ? id.name : ''))
      : [];
  const listed = specifiers.map(({exported}) => (exported.type === 'Identifier' ? exported.name : ''));
  return [...declared, ...listed];
}

/** Modules that every compiled page imports and that bring no style sheet. */
const PLAIN = /^(react|@mdx-js\/react)/;

/**
 * Components that the page shows. Their scripts are not needed, but the style sheets that they
 * import are: naming them in an import that nothing calls puts those into the site's CSS.
 * @param {(import('acorn').Statement | import('acorn').ModuleDeclaration)[]} body
 * @returns {string[]}
 */
function componentModules(body) {
  const imported = body.flatMap((statement) => (statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : []));
  return ['@theme/MDXComponents', ...imported.filter((name) => !PLAIN.test(name))];
}

/**
 * Replaces the component of a compiled MDX module by one that shows the page's built HTML.
 * @param {string} source - A compiled MDX module.
 * @returns {string}
 */
export default function leaveContentOut(source) {
  const {body} = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const kept = body.filter((statement) => exportedNames(statement).some((name) => KEPT.has(name)));
  const exports = kept.map(({start, end}) => source.slice(start, end)).join('\n').replace(REEXPORTED_METADATA, 'import metadata from $1;\nexport {metadata};');
  const assets = [...source.matchAll(ASSET)].map(([call]) => `${call};`);
  // One chunk for all pages: the bundler would move what many chunks share into one that every page loads.
  const styles = componentModules(body).map((name) => `import(/* webpackChunkName: "page-parts" */ ${JSON.stringify(name)})`);
  return [
    `import {pageText} from '@site/src/staticContent/pageText';`,
    exports,
    ...assets,
    `export const styles = () => [${styles.join(', ')}];`,
    'export default await pageText(metadata.permalink);',
  ].join('\n');
}
