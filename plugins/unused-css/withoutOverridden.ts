import postcss, {type Rule} from 'postcss';

/** Selectors that mean the same element as `:root`. */
const ROOT = /^(:root|html(\[data-theme=dark\])?)$/;

const variablesOf = (rule: Rule): string[] =>
  rule.nodes.flatMap((node) => (node.type === 'decl' && node.variable ? [node.prop] : []));

/**
 * A style sheet without the custom properties of the root in layers that one outside of any layer sets anyway:
 * it wins over each layer, however specific (CSS Cascade 5 §6.4.4).
 */
export function withoutOverridden(sheet: string): string {
  const root = postcss.parse(sheet);
  const own = new Set(
    root.nodes.flatMap((node) =>
      node.type === 'rule' && node.selector === ':root' ? variablesOf(node) : [],
    ),
  );
  root.walkAtRules('layer', (layer) => {
    for (const rule of layer.nodes ?? []) {
      if (rule.type !== 'rule' || !ROOT.test(rule.selector)) continue;
      rule.walkDecls((declaration) => {
        if (own.has(declaration.prop)) declaration.remove();
      });
    }
  });
  return root.toString();
}
