import type {Plugin} from '@docusaurus/types';
import {earlyInputScript} from './earlyInputScript';

/** Puts {@link earlyInputScript} into every built page. */
export function earlyInputPlugin(): Plugin {
  return {
    name: 'early-input',
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: earlyInputScript}]}
        : {},
  };
}
