import type {CommandContext} from './types';

const ALWAYS_THERE = ['default', 'kube-system', 'toolhive-system'];

/** A namespace in a command must be one that the page makes, uses in a manifest, or that is always there. */
export function namespaceProblem(
  name: string,
  {page, mention}: CommandContext,
): string | undefined {
  if (mention || ALWAYS_THERE.includes(name) || /^[<$]/.test(name)) return undefined;
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const known = new RegExp(
    `(create (namespace|ns) ${escaped}|namespace: ${escaped}|- ${escaped})\\b`,
  ).test(page.source);
  return known
    ? undefined
    : `the page neither makes the namespace ${name} nor uses it in a manifest`;
}
