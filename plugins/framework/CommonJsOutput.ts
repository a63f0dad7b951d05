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
