import {fileURLToPath} from 'node:url';
import {build, type Plugin} from 'esbuild';

const at = (file: string): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

/** What the plugin leaves for the pages, which the framework writes into a module of this name. */
const options: Plugin = {
  name: 'options',
  setup(bundler) {
    bundler.onResolve({filter: /^@generated\/globalData$/}, ({path}) => ({
      path,
      namespace: 'options',
    }));
    bundler.onLoad({filter: /./, namespace: 'options'}, () => ({
      contents: '{"docusaurus-plugin-vercel-analytics": {"default": {}}}',
      loader: 'json',
    }));
  },
};

/**
 * The script of the hosting analytics as `npm run dev` makes it, without the rest of a page: bundling a
 * whole site for development would take longer than all other tests here.
 */
export async function developmentScript(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [at('plugins/analytics/client/hosting.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: {'process.env.NODE_ENV': '"development"'},
    alias: {
      '@docusaurus/ExecutionEnvironment': at(
        'node_modules/@docusaurus/core/lib/client/exports/ExecutionEnvironment.js',
      ),
    },
    plugins: [options],
  });
  return outputFiles[0]?.text ?? '';
}
