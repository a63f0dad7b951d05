// @ts-check
import data from '@mdn/browser-compat-data/forLegacyNode';
import ts from 'typescript';
import {inProject} from '../support/projectRoot.mjs';
import {readJson} from '../support/readJson.mjs';

/** @typedef {import('@mdn/browser-compat-data/types').Identifier} Feature */
/** @typedef {Readonly<Record<string, Feature | undefined>>} Features */
/** What typescript-eslint adds. @typedef {{program: ts.Program, esTreeNodeToTSNodeMap: {get: (node: object) => ts.Node}}} Services */

/** Names of browsers in MDN's data where browserslist has others. @type {Readonly<Record<string, string>>} */
const NAMES = {ios_saf: 'safari_ios'};

/** Interfaces of TypeScript whose members MDN lists with what has them. @type {Readonly<Record<string, string>>} */
const LISTED_WITH = {
  ARIAMixin: 'Element',
  Animatable: 'Element',
  Body: 'Response',
  ChildNode: 'Element',
  GlobalEventHandlers: 'Element',
  HTMLOrSVGElement: 'HTMLElement',
  ParentNode: 'Element',
  WindowOrWorkerGlobalScope: 'Window',
};

const api = /** @type {Readonly<Record<string, Features>>} */ (data.api);
const builtins = /** @type {Readonly<Record<string, Features>>} */ (data.javascript['builtins']);

const {browserslist} = /** @type {{browserslist: {production: string[]}}} */ (
  readJson(inProject('package.json'))
);

/** Browsers that the site promises to work in, each with its oldest release. */
const PROMISED = browserslist.production.map((line) => {
  const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (version === undefined)
    throw new Error(
      `package.json, browserslist.production: "${line}"; allowed: NAME >= VERSION, such as firefox >= 115`,
    );
  return {browser: NAMES[name] ?? name, oldest: Number(version)};
});

/**
 * What MDN knows of a name that a library of TypeScript declares.
 * @param {ts.Declaration} declaration
 * @param {string} name
 */
function featureOf({parent}, name) {
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text.replace(/^Readonly|Constructor$/g, '');
    return api[LISTED_WITH[owner] ?? owner]?.[name] ?? builtins[owner]?.[name];
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    const owner = parent.parent.name.getText();
    return api[owner]?.[`${name}_static`] ?? builtins[owner]?.[name];
  }
  const global = api[name] ?? api['Window']?.[name] ?? builtins[name];
  return /** @type {Feature | undefined} */ (global);
}

/**
 * Promised browsers that lack a feature, and until when.
 * @param {Feature | undefined} feature
 */
const lacking = (feature) =>
  PROMISED.flatMap(({browser, oldest}) => {
    const support = feature?.__compat?.support[/** @type {'chrome'} */ (browser)];
    if (!support) return [];
    const first = Math.min(
      ...[support]
        .flat()
        .filter(({prefix, alternative_name: other, flags}) => !prefix && !other && !flags)
        .map(({version_added: added}) => Number(/[\d.]+/.exec(added || '') ?? Infinity)),
    );
    return first > oldest ? `${browser}${first < Infinity ? ` before ${first}` : ''}` : [];
  });

/**
 * A rule of ESLint: all browsers that package.json promises have what scripts use of a browser, by MDN's data.
 * @type {import('eslint').Rule.RuleModule}
 */
export const inPromisedBrowsers = {
  meta: {
    messages: {
      lacks:
        '{{browsers}} lacks {{name}}. Use what all browsers of package.json have, or ask whether it is there, and disable this line with the reason.',
    },
  },
  create(context) {
    const services = /** @type {unknown} */ (context.sourceCode.parserServices);
    const {program, esTreeNodeToTSNodeMap: nodes} = /** @type {Partial<Services>} */ (services);
    if (!program || !nodes) throw new Error('This rule needs types: set projectService.');
    const checker = program.getTypeChecker();
    return {
      Identifier(node) {
        // Types use nothing, and the keys of an object are not those of a browser.
        const {parent} = node;
        if (parent.type.startsWith('TS') || (parent.type === 'Property' && parent.key === node))
          return;
        const symbol = checker.getSymbolAtLocation(nodes.get(node));
        const [browsers] = (symbol?.declarations ?? [])
          .filter((declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile()))
          .map((declaration) => lacking(featureOf(declaration, node.name)))
          .filter((names) => names.length > 0);
        if (browsers)
          context.report({
            node,
            messageId: 'lacks',
            data: {browsers: browsers.join(', '), name: node.name},
          });
      },
    };
  },
};
