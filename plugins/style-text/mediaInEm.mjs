// @ts-check
// A bundler loads its loaders and what they use itself, so this file is plain JavaScript.

/** Pixels of an em in a condition, at the font size that browsers come with. Source: Media Queries 4, §1.3, relative lengths. */
const PX_PER_EM = 16;

/**
 * PostCSS plugin: widths in the conditions of style sheets become em. The layout then follows the font size that a reader has set in
 * the browser: who reads at twice the size gets the layout of half the width, as with zoom.
 * @type {import('postcss').Plugin}
 */
export const mediaInEm = {
  postcssPlugin: 'media-in-em',
  AtRule: {
    media: (rule) => {
      rule.params = rule.params.replace(
        /([\d.]+)px/g,
        (_, pixels) => `${Number(pixels) / PX_PER_EM}em`,
      );
    },
  },
};
