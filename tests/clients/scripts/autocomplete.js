// A box as the library's guide writes it; `client` is the client of the page.
const {autocomplete, getAlgoliaResults} = window['@algolia/autocomplete-js'];
autocomplete({
  container: '#box',
  // Without the library's styles it would take every window for a small one.
  detachedMediaQuery: 'none',
  getSources: ({query}) => [
    {
      sourceId: 'docs',
      getItems: () =>
        getAlgoliaResults({
          searchClient: client,
          queries: [{indexName: 'docs', query, params: {hitsPerPage: 5}}],
        }),
      templates: {
        item: ({item, components, html}) =>
          html`<a href="${item.url}">${components.Highlight({hit: item, attribute: item.content ? 'content' : ['hierarchy', 'lvl2']})}</a>`,
      },
    },
  ],
});
