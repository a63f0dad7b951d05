/** Tag of tests of what older browsers do not do; the site works without it there. */
export const NEWER_BROWSERS = '@newer-browsers';
