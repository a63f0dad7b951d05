import {PurgeCSS} from 'purgecss';
import {withoutEmpty, withoutOverridden} from './withoutOverridden';

/** Written by scripts or set by the reader's device, so that no built file may name them; and states of any element, as `:focus-visible`. */
const SAFE = [/^navbar-sidebar/, /^data-/, /^:/, 'moved'];

/** Colours of the framework's panels, which those of the site have instead (src/css/content.css). */
const REPLACED = [/^alert--/];

/** Words that selectors may use. */
export interface UsedNames {
  readonly classes: readonly string[];
  /** Elements, ids, attributes and their values. */
  readonly others: readonly string[];
}

/**
 * A style sheet without the rules and custom properties that nothing names.
 *
 * @param names - What pages and scripts name.
 * @param variables - Custom properties that pages and scripts name themselves.
 */
export async function usedRules(
  sheet: string,
  {classes, others}: UsedNames,
  variables: readonly string[],
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'txt'}],
    extractors: [
      {
        extensions: ['txt'],
        extractor: () => ({
          classes: [...classes],
          ids: [...others],
          tags: [...others],
          attributes: {names: [...others], values: [...others]},
          undetermined: [],
        }),
      },
    ],
    css: [{raw: withoutOverridden(sheet)}],
    blocklist: REPLACED,
    keyframes: true,
    variables: true,
    safelist: {standard: SAFE, variables: [...variables]},
    dynamicAttributes: [
      'href',
      'data-theme',
      'data-theme-choice',
      'aria-current',
      'aria-pressed',
      'aria-expanded',
      'aria-selected',
    ],
  });
  return withoutEmpty(result?.css ?? '');
}
