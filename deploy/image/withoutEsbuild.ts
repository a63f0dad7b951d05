/** Takes the place of `esbuild` in the image, where nothing checks samples of JavaScript. @throws Error always. */
export function transform(): never {
  throw new Error('This server checks no samples of JavaScript.');
}
