declare module '!!../../../../plugins/api-reference/yamlModule.mjs!*' {
  /** The data of the file. */
  const data: unknown;
  // Loaders give their result as the default export.
  export default data;
}
