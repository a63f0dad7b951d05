import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** So many that lists of closed categories are left out (src/theme/DocSidebarItem/Category/listAt). */
const elsewhere = Array.from({length: 200}, (_none, index) => ({
  type: 'link' as const,
  label: `Link ${index}`,
  href: `https://example.com/${index}`,
}));

const sidebars: SidebarsConfig = {
  docs: [
    'toolhive/index',
    'toolhive/quickstart',
    {type: 'link', label: 'API', href: '/toolhive/reference/api'},
  ],
  thv: ['toolhive/reference/cli/thv'],
  long: [
    'toolhive/long/index',
    {
      type: 'category',
      label: 'Guides',
      items: [
        'toolhive/long/first',
        {type: 'category', label: 'Deeper', items: ['toolhive/long/deep']},
      ],
    },
    {type: 'category', label: 'Elsewhere', items: elsewhere},
  ],
  empty: [{type: 'html', value: 'Nothing to link to'}],
};

// The framework demands a default export here.
export default sidebars;
