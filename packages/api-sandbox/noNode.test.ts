import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {expect, test} from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

test('the sandbox needs nothing of Node and nothing but our packages', async () => {
  // For a browser, the bundler refuses every module of Node.
  const {metafile, outputFiles} = await build({
    entryPoints: [at('index.ts')],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    minifySyntax: true,
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs).map((file) => file.replaceAll('\\', '/'));
  const origins = inputs.map(
    (file) => /node_modules\/([^/]+)\//.exec(file)?.[1] ?? /packages\/([^/]+)\//.exec(file)?.[1],
  );
  expect([...new Set(origins)].sort()).toEqual(['api-sandbox', 'api-spec', 'options']);
  const code = outputFiles[0]?.text ?? '';
  expect(code).toContain('registerClient');
  expect(code).not.toMatch(
    /\b(process|Buffer|require|__dirname|globalThis\.process|eval|new Function)\b[.(]/,
  );
});

test('every golden file is a file the tests read', () => {
  expect(readdirSync(at('golden')).filter((file) => !/\.(http|yaml)$/.test(file))).toEqual([]);
});
