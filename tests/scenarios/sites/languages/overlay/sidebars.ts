import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'toolhive/index',
    'toolhive/quickstart',
    'toolhive/guide',
    {
      type: 'category',
      label: 'Guides',
      link: {type: 'doc', id: 'toolhive/long/index'},
      items: ['toolhive/long/first', 'toolhive/long/deep'],
    },
    'toolhive/reference/cli/thv',
    {type: 'link', label: 'API', href: '/toolhive/reference/api'},
  ],
};

// The framework demands a default export here.
export default sidebars;
