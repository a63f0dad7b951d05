import {expect, it} from 'vitest';
import staticRoutes from './staticRoutes.mjs';

const GENERATED = `
import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {path: '/search', component: ComponentCreator('/search', 'be6'), exact: true},
  {
    path: '/',
    component: ComponentCreator('/', '148'),
    routes: [
      {
        path: '/next',
        component: ComponentCreator('/next', '977'),
        routes: [
          {path: '/next', component: ComponentCreator('/next', '09f'), routes: [
            {path: '/next/a', component: ComponentCreator('/next/a', '72f'), exact: true, sidebar: 'docs'},
          ]},
        ]
      },
      {path: '/', component: ComponentCreator('/', '1'), routes: [
        {path: '/a', component: ComponentCreator('/a', '2'), exact: true},
        {path: '/b/', component: ComponentCreator('/b/', '3'), exact: true},
      ]},
    ]
  },
  {path: '*', component: ComponentCreator('*')},
];
`;

it('keeps the paths of the docs of all versions, and the other routes as they are', () => {
  const out = staticRoutes(GENERATED);
  expect(out).toContain('routes: ["/next/a","/a","/b/"].map(pageRoute)');
  expect([...out.matchAll(/ComponentCreator\('([^']*)'/g)].map(([, path]) => path)).toEqual([
    '/search',
    '/',
    '*',
  ]);
});
