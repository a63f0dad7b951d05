// @ts-check
// A bundler loads its loaders itself, so this file is plain JavaScript.
import {createRequire} from 'node:module';

/**
 * As it is. The framework's loader, which reads this file with the configuration, would translate an import, a quarter of a
 * megabyte, into an older form.
 * @type {typeof import('acorn')}
 */
const {parse} = createRequire(import.meta.url)('acorn');

/** @typedef {import('acorn').ObjectExpression} ObjectExpression */

/**
 * @param {ObjectExpression} object
 * @param {string} key
 */
function valueOf(object, key) {
  const property = object.properties.find(
    (candidate) =>
      candidate.type === 'Property' &&
      candidate.key.type === 'Identifier' &&
      candidate.key.name === key,
  );
  return property?.type === 'Property' ? property.value : undefined;
}

/**
 * The elements of an array that are objects.
 * @param {import('acorn').Expression | import('acorn').Pattern | undefined} node
 * @returns {ObjectExpression[]}
 */
const objectsIn = (node) =>
  node?.type === 'ArrayExpression'
    ? node.elements.filter((element) => element?.type === 'ObjectExpression')
    : [];

/**
 * Paths of the pages below a route.
 * @param {ObjectExpression} route
 * @returns {string[]}
 */
function pagesBelow(route) {
  const below = valueOf(route, 'routes');
  if (below) return objectsIn(below).flatMap(pagesBelow);
  const path = valueOf(route, 'path');
  return path?.type === 'Literal' ? [String(path.value)] : [];
}

/**
 * Makes the framework's generated list of routes shorter: a route that has pages below it, which is
 * the docs', keeps their paths and nothing of the tree of components that would draw them.
 * @param {string} source - `.docusaurus/routes.js`.
 * @returns {string}
 */
export default function staticRoutes(source) {
  const {body} = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const list = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  const trees = objectsIn(list?.type === 'ArrayExpression' ? list : undefined).flatMap(
    (route) => valueOf(route, 'routes') ?? [],
  );
  const shortened = trees.reduceRight((text, tree) => {
    const paths = objectsIn(tree).flatMap(pagesBelow);
    return `${text.slice(0, tree.start)}${JSON.stringify(paths)}.map(pageRoute)${text.slice(tree.end)}`;
  }, source);
  return `import {pageRoute} from '@site/src/staticContent/pageRoute';\n${shortened}`;
}
