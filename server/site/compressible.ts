/** File name endings worth compressing: text in all its forms. Images and fonts are compressed already. */
const COMPRESSIBLE =
  /\.(?:html|atom|css|js|mjs|json|map|svg|txt|md|xml|ya?ml|webmanifest|ico|wasm)$/;

/** Tells whether a file may have compressed siblings `name.br` and `name.gz`, from its name alone. */
export function isCompressible(fileName: string): boolean {
  return COMPRESSIBLE.test(fileName);
}
