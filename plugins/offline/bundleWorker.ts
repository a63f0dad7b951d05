import {build} from 'esbuild';

/** Browsers that the site supports, as package.json lists them. */
const TARGET = ['chrome111', 'firefox115', 'safari16.4'];

/**
 * The service worker as one script.
 *
 * @param entry - Its source file.
 * @param data - What it knows of the build, by the name `BUILD`.
 */
export async function bundleWorker(entry: string, data: object): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    legalComments: 'none',
    define: {BUILD: JSON.stringify(data), 'process.env.NODE_ENV': '"production"'},
  });
  return outputFiles[0]?.text ?? '';
}
