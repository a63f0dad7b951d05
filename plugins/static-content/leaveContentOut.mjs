// @ts-check
// A bundler loads its loaders itself, so this file is plain JavaScript.
import {parse} from 'acorn';

/** Files that the page shows; naming them makes the bundler write them to the build. */
const ASSET = /require\("(![^"]+)"\)/g;

/** Modules that every compiled page imports and that bring no style sheet. */
const PLAIN = /^(react|@mdx-js\/react)/;

/** Begins the text of a page. What a page imports comes before it, and the text is long. */
const TEXT = 'function _createMdxContent(';

/**
 * Leaves of a compiled MDX module what the build needs: the files it shows, and the components, whose
 * style sheets go into the site's. The chunk that they are in is never loaded.
 * @param {string} source - A compiled MDX module.
 * @returns {string}
 */
export default function leaveContentOut(source) {
  const [head = ''] = source.split(TEXT, 1);
  const {body} = parse(head, {ecmaVersion: 'latest', sourceType: 'module'});
  const imported = body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : [],
  );
  const components = ['@theme/MDXComponents', ...imported.filter((name) => !PLAIN.test(name))];
  return [
    ...[...source.matchAll(ASSET)].map(([call]) => `${call};`),
    ...components.map((name, index) => `import * as part${index} from ${JSON.stringify(name)};`),
    // The bundler would try to join each page with what it imports, and ask for each try who else imports that: every other page.
    'await null;',
    `export default [${components.map((_name, index) => `part${index}`).join(', ')}];`,
  ].join('\n');
}
