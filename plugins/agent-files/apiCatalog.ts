/** Where the reference of the API is, below the site. */
export const API_PAGE = 'toolhive/reference/api';

/** The interfaces of the site for programs, as a set of links (RFC 9727). */
export function apiCatalog(root: string): object {
  const at = (path: string): string => new URL(path, root).href;
  return {
    linkset: [
      {
        anchor: at(API_PAGE),
        'service-desc': [{href: at('api-specs/toolhive-api.yaml'), type: 'application/yaml'}],
        'service-doc': [
          {href: at(API_PAGE), type: 'text/html'},
          {href: at(`${API_PAGE}.md`), type: 'text/markdown'},
        ],
      },
    ],
  };
}
