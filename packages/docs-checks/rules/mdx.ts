import {visit} from 'unist-util-visit';
import {attributeOf, isElement, lineOf} from '../page/markdown';
import type {Page} from '../page/types';
import type {PageRule} from '../rule';

/** A comment, which nobody sees. */
const COMMENT = /^\s*\/\*[^]*\*\/\s*$/;

/** Components that the build fills in (plugins/cli-reference/remarkDefaults.ts). */
const FILLED_IN = ['Default'];

/** Names that a page has: those that it imports, and those that the build fills in. */
function namesOf({tree}: Page): Set<string> {
  const names = new Set(FILLED_IN);
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const node of data?.estree?.body ?? [])
      if (node.type === 'ImportDeclaration')
        for (const {local} of node.specifiers) names.add(local.name);
  });
  return names;
}

/** What only the build would find, without naming the line: values and components that are not there. */
export const mdxRule: PageRule = {
  name: 'mdx',
  check(page, _facts, report) {
    const names = namesOf(page);
    visit(page.tree, (node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        if (!COMMENT.test(node.value))
          report.problem(
            lineOf(node),
            `{${node.value}} is run, not shown; write it in backticks, or \\{ for the brace`,
          );
        return;
      }
      if (!isElement(node)) return;
      const name = node.name ?? '';
      if (/^[A-Z]/.test(name) && !names.has(name))
        report.problem(
          lineOf(node),
          `the page does not import <${name}>; import it, or write it in backticks`,
        );
      if (attributeOf(node, 'style') !== undefined)
        report.problem(
          lineOf(node),
          `the style of <${name}> is a text; leave it out, or write style={{…}}`,
        );
    });
  },
};
