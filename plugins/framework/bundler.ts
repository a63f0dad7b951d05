import path from 'node:path';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import type {Compiler, WebpackPluginInstance} from 'webpack';

/** Bundler plugin: puts a `package.json` beside the output that says its files are CommonJS. */
export class CommonJsOutput implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CommonJsOutput', (compilation) => {
      compilation.hooks.processAssets.tap('CommonJsOutput', () => {
        compilation.emitAsset(
          'package.json',
          new compiler.webpack.sources.RawSource('{"type":"commonjs"}'),
        );
      });
    });
  }
}

/**
 * Asks V8 to compile a whole file in the background, while it comes, instead of function by function when each is first called
 * (https://v8.dev/blog/explicit-compile-hints). Other browsers see a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Bundler plugin: for files that run nearly whole as soon as they are here, while a reader waits. */
export class CompileAhead implements WebpackPluginInstance {
  /** @param files - Matches their names. */
  constructor(private readonly files: RegExp) {}

  apply(compiler: Compiler): void {
    const {BannerPlugin, Compilation} = compiler.webpack;
    // After comments are taken out, before names get their hashes.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    new BannerPlugin({banner: HINT, raw: true, test: this.files, stage}).apply(compiler);
  }
}

/** Folders with what pages are compiled with, besides the pages themselves. */
const FOLDERS = ['config', 'packages', 'plugins', 'specs'];

/** Tests have no part in it. */
const SOURCE = /(?<!\.test)\.\w+$/;

/**
 * Files that compile pages. The bundler keeps compiled pages and knows nothing of these by itself, so a change of one would not reach the
 * pages of the next build.
 *
 * @param root - The project.
 */
export const compiledWith = (root: string): string[] =>
  FOLDERS.flatMap((folder) => filesBelow(root, folder))
    .filter((name) => SOURCE.test(name))
    .map((name) => path.join(root, name));
