/** Stands in for `prism-react-renderer`, which the framework's theme imports and this site never calls. */
export const Prism = {languages: {}};
export const themes = {palenight: {plain: {}, styles: []}};
