// The least that a site of the framework needs for its own search theme. The address is that of the records in the test.
module.exports = {
  title: 'Stock site',
  url: 'http://stock.example',
  baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  themeConfig: {algolia: {appId: 'APP', apiKey: 'KEY', indexName: 'docs'}},
};
