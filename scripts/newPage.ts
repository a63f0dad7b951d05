import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {scaffoldPage} from '@toolhive-docs/docs-checks';

// `npm run new:page -- how-to guides-cli/my-page "Title"`: writes the outline of a page.
const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const {positionals} = parseArgs({allowPositionals: true});
  const [kind = '', path = '', title = ''] = positionals;
  const {file, content, sidebar} = scaffoldPage(kind, path, title);
  if (existsSync(join(root, file))) throw new Error(`${file} already exists; choose another path`);
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), content);
  console.log(`Wrote ${file}.`);
  console.log(`1. In sidebars.ts, add to the category "${sidebar.category}": ${sidebar.line}`);
  console.log(`2. Write what it asks for, then check it: npm run check:docs -- ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(
    'Usage: npm run new:page -- <tutorial|how-to|explanation|reference> <folder/name> "<Title>"',
  );
  process.exitCode = 1;
}
