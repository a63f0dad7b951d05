import postcss, {type Container, type Declaration, type Rule} from 'postcss';

/** Selectors that mean the same element as `:root`. */
const ROOT = /^html(\[data-theme=["']?(dark|system)["']?\])?$/;

/** What a declaration sets, as `selector property`, once for each selector of its rule. */
const setBy = (rule: Rule, {prop}: Declaration): string[] =>
  rule.selectors.map((selector) => `${selector.replace(ROOT, ':root')} ${prop}`);

/** The declarations of a rule, without those of rules nested in it. */
const declarationsOf = ({nodes}: Rule): Declaration[] =>
  nodes.filter((node) => node.type === 'decl');

/**
 * A style sheet without the declarations in layers that a rule outside of any layer, with the same selector,
 * sets anyway: it wins over each layer, however specific (CSS Cascade 5 §6.4.4).
 */
export function withoutOverridden(sheet: string): string {
  const root = postcss.parse(sheet);
  const own = new Set<string>();
  for (const rule of root.nodes) {
    if (rule.type !== 'rule') continue;
    for (const declaration of declarationsOf(rule))
      setBy(rule, declaration).forEach((each) => own.add(each));
  }
  root.walkAtRules('layer', (layer) =>
    layer.walkRules((rule) => {
      // The selector of a nested rule is one part of what it means.
      if (rule.parent?.type === 'rule') return;
      for (const declaration of declarationsOf(rule)) {
        const isSet = setBy(rule, declaration).every((each) => own.has(each));
        if (isSet && !declaration.important) declaration.remove();
      }
    }),
  );
  return root.toString();
}

/** A style sheet without rules and conditions that hold nothing. An empty layer stays: it says in which order layers come. */
export function withoutEmpty(sheet: string): string {
  const root = postcss.parse(sheet);
  const prune = (container: Container): void => {
    for (const node of [...(container.nodes ?? [])]) {
      if (node.type !== 'rule' && node.type !== 'atrule') continue;
      if (node.nodes === undefined) continue;
      prune(node);
      if (node.nodes.length === 0 && !(node.type === 'atrule' && node.name === 'layer'))
        node.remove();
    }
  };
  prune(root);
  return root.toString();
}
