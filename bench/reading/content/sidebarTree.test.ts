import {expect, it} from 'vitest';
import {sidebarTree} from './sidebarTree';

it('keeps pages and groups with their labels and leaves links out', () => {
  const sidebars = {
    docs: [
      'toolhive/index',
      {
        type: 'category' as const,
        label: 'Secrets',
        link: {type: 'doc' as const, id: 'toolhive/secret'},
        items: [{type: 'doc' as const, id: 'toolhive/get', label: 'get'}],
      },
      {type: 'link' as const, label: 'API', href: '/api'},
    ],
  };
  expect(sidebarTree(sidebars, (id) => `label of ${id}`)).toEqual([
    {label: 'label of toolhive/index', link: '/toolhive/'},
    {label: 'Secrets', link: '/toolhive/secret', items: [{label: 'get', link: '/toolhive/get'}]},
  ]);
});
