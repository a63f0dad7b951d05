import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';

/** Content of each file of the example build, by its path. */
export const EXAMPLE_FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'toolhive/index.html': '<h1>Docs home</h1>',
  'toolhive/quickstart/index.html': '<h1>Quickstart</h1>',
  'assets/js/main.1a2b3c4d.js': 'console.log("main");'.repeat(200),
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'numbers.txt': '0123456789',
  '.stamp.json': '{}',
} as const;

/** Writes a small build with compressed siblings into a new temporary folder and returns its path. */
export async function writeExampleBuild(): Promise<string> {
  const buildDir = await mkdtemp(join(tmpdir(), 'example-build-'));
  for (const [path, content] of Object.entries(EXAMPLE_FILES)) {
    const file = join(buildDir, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, content);
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  }
  return buildDir;
}
