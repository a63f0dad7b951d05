// Gathers what the image holds: the MCP server in one file, the data that it checks by, and the files of the build that it answers from.
// Usage, after `npm run build`: npx tsx deploy/mcp/pack.ts DIR
import {cpSync, readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, , to] = process.argv;
if (to === undefined) throw new Error('Say where to: npx tsx deploy/mcp/pack.ts DIR');

await build({
  entryPoints: [join(root, 'packages/docs-mcp/cli.ts')],
  outfile: join(to, 'server/main.mjs'),
  bundle: true,
  platform: 'node',
  external: ['dictionary-en'],
  mainFields: ['module', 'main'],
  format: 'esm',
  target: 'node20',
  // Some packages are CommonJS and ask for Node.js' own modules.
  banner: {
    js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
});

/** Markdown, the indexes, and the index of the search; what is for readers stays out. */
const ANSWERED_FROM = /^(?:.+\.md|pages\.json|errors\.json|assets\/search\/.+\.json)$/;
for (const file of readdirSync(join(root, 'build'), {recursive: true, encoding: 'utf8'}))
  if (ANSWERED_FROM.test(file)) cpSync(join(root, 'build', file), join(to, 'build', file));
cpSync(join(root, 'specs'), join(to, 'specs'), {
  recursive: true,
  filter: (file) => !file.endsWith('.test.ts') && basename(dirname(file)) !== 'testing',
});
// Where the checks look for it: beside the folder of their own code.
cpSync(join(root, 'packages/docs-checks/reviewed'), join(to, 'reviewed'), {recursive: true});
// Loaded by name when something is checked: the validator of JSON schemas and what it needs.
for (const name of [
  'ajv',
  'ajv-formats',
  'dictionary-en',
  'fast-deep-equal',
  'fast-uri',
  'json-schema-traverse',
  'require-from-string',
])
  cpSync(join(root, 'node_modules', name), join(to, 'node_modules', name), {recursive: true});
