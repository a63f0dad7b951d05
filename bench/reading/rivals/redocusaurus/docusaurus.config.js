// The stock site with the ready-made page for an API, fed with our specification.
module.exports = {
  title: 'ToolHive Docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  future: {faster: true, v4: true},
  presets: [
    [
      'redocusaurus',
      {specs: [{id: 'api', spec: 'toolhive-api.yaml', route: '/toolhive/reference/api'}]},
    ],
  ],
  plugins: ['@docusaurus/plugin-content-pages', '@docusaurus/plugin-css-cascade-layers'],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: {
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    navbar: {title: 'ToolHive', hideOnScroll: true},
  },
};
