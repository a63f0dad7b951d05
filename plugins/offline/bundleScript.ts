import {build, type BuildOptions} from 'esbuild';

/** Browsers that the site supports, as package.json lists them. */
const TARGET = ['chrome111', 'firefox115', 'safari16.4'];

/**
 * A source file and what it imports as one classic script.
 *
 * @param options - What this one needs besides.
 */
export async function bundleScript(entry: string, options: BuildOptions): Promise<string> {
  const {outputFiles} = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    legalComments: 'none',
    define: {...options.define, 'process.env.NODE_ENV': '"production"'},
  });
  return outputFiles[0]?.text ?? '';
}
