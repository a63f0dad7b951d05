import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkDocs} from './checkDocs';
import {loadFacts} from './facts/loadFacts';
import {loadPages} from './loadPages';
import {formatReport} from './report/formatReport';

const root = fileURLToPath(new URL('../..', import.meta.url));
const start = performance.now();
const facts = loadFacts(root);
const t1 = performance.now();
const pages = loadPages(root);
const t2 = performance.now();
const ledger = await checkDocs(pages, facts);
console.log(formatReport(ledger, process.argv.includes('--pages')));
console.log(t1 - start, t2 - t1, performance.now() - t2);
