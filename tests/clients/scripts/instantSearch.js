// A results page as the library's guide writes it; `client` is the client of the page.
const {searchBox, hits, refinementList, pagination} = instantsearch.widgets;
const search = instantsearch({indexName: 'docs', searchClient: client});
search.addWidgets([
  searchBox({container: '#box'}),
  refinementList({container: '#kinds', attribute: 'kind', searchable: true}),
  pagination({container: '#pages'}),
  hits({
    container: '#hits',
    templates: {
      item: (hit, {html, components}) =>
        html`<a href="${hit.url}">${components.Highlight({hit, attribute: hit.content ? 'content' : ['hierarchy', 'lvl2']})}</a>`,
    },
  }),
]);
search.start();
