/** What pages load, apart from the parts of pages, which come out of the pages. */
const KEPT = /^(?:assets|img|api-specs)\/|^(?:errors\.json|favicon\.ico|manifest\.webmanifest)$/;

/** Pictures of other sites' previews, scripts of services, the search index of servers, this list itself, and compressed copies. */
const LEFT_OUT =
  /^assets\/offline\/|search-insights|^assets\/search\/all\.|analytics\.[0-9a-f]+\.js$|^img\/(?:cards\/|social-card)|\.(?:br|gz|map|LICENSE\.txt)$/;

/** Files of a build, beside its pages, that belong to the whole site. */
export const filesToKeep = (files: readonly string[]): string[] =>
  files.filter((file) => KEPT.test(file) && !LEFT_OUT.test(file)).sort();
