import './support/endOnErrors.mjs';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {scaffoldPage} from '@toolhive-docs/docs-checks';
import {inProject} from './support/projectRoot.mjs';
import {readCommand} from './support/readCommand';

// `npm run new:page -- how-to guides-cli/my-page "Title"`: writes the outline of a page.
const USAGE = 'npm run new:page -- <tutorial|how-to|explanation|reference> <folder/name> "<Title>"';
const {positionals} = readCommand(USAGE, {allowPositionals: true});
const [kind, path, title] = positionals;
if (kind === undefined || path === undefined || title === undefined || positionals.length > 3)
  throw new Error(`A kind, a path and a title in quotes are needed.\n${USAGE}`);
const {file, content, sidebar} = scaffoldPage(kind, path, title);
const place = inProject(file);
if (existsSync(place)) throw new Error(`${file} already exists; choose another path`);
mkdirSync(dirname(place), {recursive: true});
writeFileSync(place, content);
console.log(`Wrote ${file}.`);
console.log(`1. In sidebars.ts, add to the category "${sidebar.category}": ${sidebar.line}`);
console.log(`2. Say in ${file.replace(/mdx$/, 'evidence.yaml')} what each section rests on.`);
console.log(`3. Write what the page asks for, then check it: npm run check:docs -- ${file}`);
