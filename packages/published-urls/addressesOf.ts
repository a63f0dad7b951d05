import {tagsOf} from '@toolhive-docs/hosting';

/** Made by the framework, or new with each build: nobody can mean to link to these. */
const NO_PLACE = /^(?:__docusaurus|_R_|theme-svg-|user-content-)/;

/**
 * Every address of a built page that somebody may have saved: the page, and each place on it that has an
 * id. Ignores anchors of noindex pages, and headers of rows, whose ids follow from words that change with the tool.
 *
 * @param route - Address of the page without base path.
 */
export function addressesOf(route: string, html: string): string[] {
  const tags = tagsOf(html);
  const isUnlisted = tags.some(
    (tag) =>
      tag.name === 'meta' &&
      tag.attributes.get('name') === 'robots' &&
      tag.attributes.get('content')?.includes('noindex'),
  );
  if (isUnlisted) return [route];
  const ids = tags.flatMap((tag) =>
    tag.name !== 'th' && /\bid\b/i.test(tag.source) ? (tag.attributes.get('id') ?? []) : [],
  );
  return [
    route,
    ...new Set(ids.filter((id) => id !== '' && !NO_PLACE.test(id)).map((id) => `${route}#${id}`)),
  ];
}

const HEADER =
  '# Addresses of this site that people may have saved. One that goes away needs an entry in redirects.yaml.\n# Written from the build by: npm run publish:urls\n';

/** The file that records which addresses were published, one to a line. */
export const listFile = {
  path: 'specs/published-urls.txt',

  parse: (text: string): string[] =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith('#')),

  format: (addresses: readonly string[]): string => `${HEADER}${addresses.join('\n')}\n`,

  /** Adds what is there now. What is gone stays recorded until a redirect exists, so that recording cannot hide a loss. */
  merge(
    recorded: readonly string[],
    present: readonly string[],
    redirects: ReadonlyMap<string, string>,
  ): string[] {
    return [
      ...new Set([...recorded.filter((address) => !redirects.has(address)), ...present]),
    ].sort();
  },
};

/** Addresses of one page are told apart by their anchor; when the page itself has gone, its redirect serves them all. */
const pageOf = (address: string): string => address.split('#')[0] ?? '';

/**
 * What is wrong with the addresses of a build, a line each: published ones that are gone without a
 * redirect, redirects of addresses that exist, and redirects that lead nowhere.
 *
 * @param redirects - Old address to new one, from specs/redirects.yaml.
 */
export function permanenceProblems(
  recorded: readonly string[],
  present: ReadonlySet<string>,
  redirects: ReadonlyMap<string, string>,
): string[] {
  const lost = new Set(
    recorded.filter((address) => !present.has(address) && !redirects.has(address)),
  );
  const gone = [...lost]
    // A lost page is enough to name: its redirect serves its anchors too.
    .filter((address) => {
      const page = pageOf(address);
      return page === address || !(lost.has(page) || redirects.has(page));
    })
    .map(
      (address) =>
        `the published address ${address} is gone. Fix: keep its ${address.includes('#') ? 'id' : 'page'}, or add to specs/redirects.yaml: {from: '${address}', to: '…'}`,
    );
  const wrong = [...redirects].flatMap(([from, to]) => [
    ...(present.has(from)
      ? [`specs/redirects.yaml: ${from} exists again. Fix: remove its redirect.`]
      : []),
    ...(present.has(to)
      ? []
      : [
          `specs/redirects.yaml: the redirect of ${from} leads to ${to}, which does not exist. Fix: lead it to a page or anchor of the site.`,
        ]),
  ]);
  return [...gone, ...wrong];
}
