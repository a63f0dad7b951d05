import {PurgeCSS} from 'purgecss';
import {withoutOverridden} from './withoutOverridden';

/** Written by scripts or set by the reader's device, so that no built file may name them; and states of any element, as `:focus-visible`. */
const SAFE = {
  standard: [/^navbar-sidebar/, /^data-/, /^:/, 'moved'],
  greedy: [/data-theme/],
  variables: [/^--docusaurus-/, /^--doc-/],
};

/**
 * A style sheet without the rules and custom properties that nothing names.
 *
 * @param names - Every word that a selector may use.
 * @param variables - Custom properties that pages and scripts name themselves.
 */
export async function usedRules(
  sheet: string,
  names: readonly string[],
  variables: readonly string[],
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: names.join(' '), extension: 'txt'}],
    css: [{raw: withoutOverridden(sheet)}],
    keyframes: true,
    variables: true,
    safelist: {...SAFE, variables: [...SAFE.variables, ...variables]},
    dynamicAttributes: ['aria-current', 'aria-pressed', 'aria-expanded', 'aria-selected'],
  });
  return result?.css ?? '';
}
