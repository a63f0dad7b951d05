declare module '!!../../../plugins/style-text/styleText.mjs!*' {
  /** The style sheet's text. */
  const text: string;
  // Loaders give their result as the default export.
  export default text;
}
