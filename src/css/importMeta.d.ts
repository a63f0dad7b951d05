interface ImportMeta {
  /** Takes all files of a folder into the bundle (https://rspack.rs/api/runtime-api/module-variables). */
  webpackContext(folder: string, options: {readonly regExp: RegExp}): unknown;
}
