import type {Compiler, WebpackPluginInstance} from 'webpack';

/**
 * Asks V8 to compile a whole file in the background, while it comes, instead of function by function when each is first called
 * (https://v8.dev/blog/explicit-compile-hints). Other browsers see a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Bundler plugin: for files that run nearly whole as soon as they are here, while a reader waits. */
export class CompileAhead implements WebpackPluginInstance {
  readonly #files: RegExp;

  /** @param files - Matches their names. */
  constructor(files: RegExp) {
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    const {BannerPlugin, Compilation} = compiler.webpack;
    // After comments are taken out, before names get their hashes.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    new BannerPlugin({banner: HINT, raw: true, test: this.#files, stage}).apply(compiler);
  }
}
