import type {Plugin} from 'postcss';

/** PostCSS plugin: widths in the conditions of style sheets become em. */
export declare const mediaInEm: Plugin;
