import postcss, {type Rule} from 'postcss';

/** Selectors that mean the same element as `:root`. */
const ROOT = /^html(\[data-theme=dark\])?$/;

/** What a rule sets, as `selector property`, once for each of its selectors. */
const setBy = (rule: Rule, property: string): string[] =>
  rule.selectors.map((selector) => `${selector.replace(ROOT, ':root')} ${property}`);

/**
 * A style sheet without the declarations in layers that a rule outside of any layer, with the same selector,
 * sets anyway: it wins over each layer, however specific (CSS Cascade 5 §6.4.4).
 */
export function withoutOverridden(sheet: string): string {
  const root = postcss.parse(sheet);
  const own = new Set<string>();
  for (const rule of root.nodes) {
    if (rule.type !== 'rule') continue;
    rule.walkDecls(({prop}) => setBy(rule, prop).forEach((each) => own.add(each)));
  }
  root.walkAtRules('layer', (layer) =>
    layer.walkRules((rule) =>
      rule.walkDecls((declaration) => {
        const isSet = setBy(rule, declaration.prop).every((each) => own.has(each));
        if (isSet && !declaration.important) declaration.remove();
      }),
    ),
  );
  return root.toString();
}
