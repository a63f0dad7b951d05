import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: ['toolhive/index', 'toolhive/quickstart', {type: 'link', label: 'API', href: '/toolhive/reference/api'}],
  thv: ['toolhive/reference/cli/thv'],
  empty: [{type: 'html', value: 'Nothing to link to'}],
};

// The framework demands a default export here.
export default sidebars;
