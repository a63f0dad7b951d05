import {expect, it} from 'vitest';
import {assetsOf} from './assetsOf';
import {chunksByPage} from './chunksByPage';

const ROUTES = `
import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {path: '/', component: ComponentCreator('/', 'e5f'), exact: true},
  {path: '/', component: ComponentCreator('/', '148'), routes: [
    {path: '/', component: ComponentCreator('/', '977'), routes: [{path: '/a', component: ComponentCreator('/a', '72f'), exact: true}]},
  ]},
  {path: '*', component: ComponentCreator('*')},
];
`;
const NAMES = {
  '/-e5f': {__comp: 'landing', __context: {plugin: 'pages'}},
  '/-148': {__comp: 'docs'},
  '/a-72f': {__comp: 'doc'},
};
const asset = (file: string) => [{publicPath: `/assets/${file}`}];
const MANIFEST = {
  origins: {landing: ['1'], docs: ['2'], pages: ['3']},
  assets: {1: {js: asset('1.js'), css: asset('1.css')}, 2: {js: asset('2.js')}, 3: {}},
};

it('finds the chunks of each page; those of a docs page are the frame of the docs', () => {
  expect([...chunksByPage(ROUTES, NAMES)]).toEqual([
    ['/', ['landing', 'pages']],
    ['/a', ['docs']],
  ]);
});

it('names scripts and style sheets that the page does not name yet', () => {
  expect(assetsOf(MANIFEST, ['landing', 'docs', 'pages'], '<script src="/assets/2.js">')).toBe(
    '<link rel="stylesheet" href="/assets/1.css"><script src="/assets/1.js" defer></script>',
  );
});
