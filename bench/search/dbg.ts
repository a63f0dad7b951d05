import {readFileSync, readdirSync} from 'node:fs';
import {loadIndex} from '../../packages/search-engine';
import {boxRequest} from './boxRequest';
const d='/tmp/search-before/assets/search/'; const f=readdirSync(d).find(n=>/^index.*json$/.test(n))!;
const text=readFileSync(d+f,'utf8');
const t0=performance.now(); JSON.parse(text); const t1=performance.now();
const e=loadIndex(text); const t2=performance.now();
console.log('parse',t1-t0,'open',t2-t1);
for (let i=0;i<4;i++){const a=performance.now(); loadIndex(text); console.log('again', performance.now()-a);}
for (const q of ['secrets','--transport','permision profile','kubernetes operator','how do i run a server','secrets']) { const out=[]; for(let i=1;i<=q.length;i++){const a=performance.now(); const r=e.search(boxRequest(q.slice(0,i))); const b=performance.now(); structuredClone(r); const c=performance.now(); out.push((b-a).toFixed(1)+'+'+(c-b).toFixed(1));} console.log(q,out.join(' ')); }
console.log(JSON.stringify(e.search(boxRequest('secrets'))).length);
