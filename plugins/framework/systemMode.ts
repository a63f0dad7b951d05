import type {Plugin, Rule} from 'postcss';

/** The mode of pages as they are served, where the site follows the system; the first script puts one of the others in its place. */
export const SYSTEM_MODE = 'system';

const MODES = ['light', 'dark'] as const;

/** Selectors of a rule that hold in a color mode, for the mode of the system instead. */
const forSystem = ({selectors}: Rule, mode: (typeof MODES)[number]): string[] => {
  const named = new RegExp(String.raw`\[data-theme=(['"]?)${mode}\1\]`, 'g');
  return selectors
    .filter((selector) => selector.search(named) >= 0)
    .map((selector) => selector.replaceAll(named, `[data-theme=${SYSTEM_MODE}]`));
};

/**
 * PostCSS plugin: rules of a color mode hold as well where no script says which mode it is and the system prefers that mode.
 * Readers without scripts then get the mode of their system.
 */
export const systemMode: Plugin = {
  postcssPlugin: 'system-mode',
  OnceExit(root, {AtRule}) {
    root.walkRules((rule) => {
      for (const mode of MODES) {
        const selectors = forSystem(rule, mode);
        if (selectors.length === 0) continue;
        const media = new AtRule({name: 'media', params: `(prefers-color-scheme:${mode})`});
        media.append(rule.clone({selectors}));
        rule.after(media);
      }
    });
  },
};
