import './support/endOnErrors.mjs';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {scaffoldPage} from '@toolhive-docs/docs-checks';
import {readCommand} from './support/readCommand';

// `npm run new:page -- how-to guides-cli/my-page "Title"`: writes the outline of a page.
const root = fileURLToPath(new URL('..', import.meta.url));

const {positionals} = readCommand(
  'npm run new:page -- <tutorial|how-to|explanation|reference> <folder/name> "<Title>"',
  {allowPositionals: true},
);
const [kind = '', path = '', title = ''] = positionals;
const {file, content, sidebar} = scaffoldPage(kind, path, title);
if (existsSync(join(root, file))) throw new Error(`${file} already exists; choose another path`);
mkdirSync(dirname(join(root, file)), {recursive: true});
writeFileSync(join(root, file), content);
console.log(`Wrote ${file}.`);
console.log(`1. In sidebars.ts, add to the category "${sidebar.category}": ${sidebar.line}`);
console.log(`2. Say in ${file.replace(/mdx$/, 'evidence.yaml')} what each section rests on.`);
console.log(`3. Write what the page asks for, then check it: npm run check:docs -- ${file}`);
