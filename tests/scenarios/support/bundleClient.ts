import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const hosting = fileURLToPath(new URL('../../../src/client/analytics/hosting.ts', import.meta.url));

/**
 * The script of the hosting analytics as `npm run dev` makes it, without the rest of a page: bundling a
 * whole site for development would take longer than all other tests here.
 */
export async function developmentScript(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {startHosting} from ${JSON.stringify(hosting)}; startHosting();`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    format: 'iife',
    define: {'process.env.NODE_ENV': '"development"', 'process.env': '{"NODE_ENV":"development"}'},
  });
  return outputFiles[0]?.text ?? '';
}
