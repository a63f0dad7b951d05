// The classic preset, part by part, with every speed flag of the release; nothing of ours but the texts.
module.exports = {
  title: 'ToolHive Docs',
  tagline: 'Simple and secure AI tools',
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {faster: true, v4: true},
  markdown: {format: 'detect'},
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {routeBasePath: '/', sidebarPath: require.resolve('./sidebars.js')},
    ],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
    '@docusaurus/plugin-css-cascade-layers',
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: {
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    prism: {additionalLanguages: ['bash', 'powershell', 'json', 'lua', 'docker']},
    navbar: {
      title: 'ToolHive',
      hideOnScroll: true,
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'ToolHive Docs', position: 'left'},
        {href: 'https://github.com/stacklok/toolhive', label: 'Source code', position: 'right'},
        {href: 'https://discord.gg/stacklok', label: 'Community chat', position: 'right'},
        {href: 'https://youtube.com/@stacklok', label: 'Video channel', position: 'right'},
      ],
    },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Start',
          items: [
            {label: 'Quickstart', to: '/toolhive/quickstart'},
            {label: 'Install', to: '/toolhive/guides-cli/install'},
            {label: 'What is MCP?', to: '/toolhive/concepts/mcp-primer'},
          ],
        },
        {
          title: 'Reference',
          items: [
            {label: 'Commands', to: '/toolhive/reference/cli/thv'},
            {label: 'Client compatibility', to: '/toolhive/reference/client-compatibility'},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'Source code', href: 'https://github.com/stacklok/toolhive'},
            {label: 'Community chat', href: 'https://discord.gg/stacklok'},
            {label: 'Video channel', href: 'https://youtube.com/@stacklok'},
          ],
        },
      ],
      copyright: 'Copyright © 2025 Stacklok, Inc.',
    },
  },
};
