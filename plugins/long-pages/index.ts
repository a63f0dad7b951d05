import type {Plugin} from '@docusaurus/types';

/**
 * Marks a visit that begins at the top of its page, whose other parts may be laid out later (src/css/later.css).
 * One that begins where the reader was before needs the height of everything above.
 */
const SCRIPT =
  "if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') document.documentElement.dataset.layOut = 'later';";

/** Lets long pages show up before all of their parts are laid out. */
export function longPagesPlugin(): Plugin {
  return {
    name: 'long-pages',
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: SCRIPT}]}
        : {},
  };
}
