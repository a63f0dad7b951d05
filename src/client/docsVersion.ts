import {PAGE_SHOWN} from './navigation';
import {site, type DocsVersion} from './site';
import {store, stored} from './storage';

/** Where the reader's version is stored (spec §1). */
const KEY = 'docs-preferred-version-default';

const TAG = 'meta[name="docsearch:docusaurus_tag"]';

/** A page in the docs, which is of one version. */
const isDocsPage = (): boolean => document.documentElement.classList.contains('plugin-docs');

function preferredVersion(): DocsVersion | undefined {
  const name = stored(KEY);
  const found = site().versions.find((version) => version.name === name);
  // It may be gone since.
  if (name !== null && !found) store(KEY, null);
  return found;
}

const tagOf = (version: DocsVersion | undefined): string =>
  `docs-default-${version?.name ?? 'current'}`;

const ownTag = (): string | undefined =>
  (isDocsPage() && document.querySelector<HTMLMetaElement>(TAG)?.content) || undefined;

/**
 * The versions of the docs to search in, as tags of records.
 *
 * @param asked - Name of the version that an address asks for; one that is not there counts as left out.
 */
export function searchTags(asked?: string): string[] {
  const {versions} = site();
  const version = versions.find(({name}) => name === asked) ?? preferredVersion() ?? versions[0];
  return ['default', ownTag() ?? tagOf(version)];
}

/** Name of the page's version, where pages of no version would search in another one. */
export function versionToName(): string | undefined {
  const {versions} = site();
  const own = versions.find((version) => tagOf(version) === ownTag());
  return own === (preferredVersion() ?? versions[0]) ? undefined : own?.name;
}

/** On pages of no version, links of the navbar lead to the version that the reader prefers. */
function leadToPreferred(): void {
  const [newest] = site().versions;
  const preferred = preferredVersion();
  if (!newest || !preferred || preferred === newest || isDocsPage()) return;
  const isChoice = (link: Element): boolean => link.closest('.dropdown__menu, li li') !== null;
  for (const link of document.querySelectorAll('nav.navbar a')) {
    if (isChoice(link)) continue;
    if (link.getAttribute('href') === newest.path) link.setAttribute('href', preferred.path);
    if (link.textContent === newest.label) link.textContent = preferred.label;
  }
}

/** Keeps the reader's choice of a version: from the dropdown, or from the banner of an older one. */
export function followVersions(): void {
  const {versions} = site();
  const [newest] = versions;
  if (!newest || versions.length < 2) return;
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const chosen = link?.closest('.theme-doc-version-banner')
      ? newest
      : link?.closest('.dropdown__menu, .menu__list')
        ? versions.find(({label}) => label === link.textContent)
        : undefined;
    if (chosen) store(KEY, chosen.name);
  });
  leadToPreferred();
  document.addEventListener(PAGE_SHOWN, leadToPreferred);
}
