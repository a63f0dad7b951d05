import {site, type DocsVersion} from './site';
import {store, stored} from './storage';

/** Where the reader's version is stored (spec §1). */
export const VERSION_KEY = 'docs-preferred-version-default';

const TAG = '[name="docsearch:docusaurus_tag"]';

/** A page in the docs, which is of one version. */
export const isDocsPage = (): boolean => document.documentElement.classList.contains('plugin-docs');

/** The version that the reader has chosen before, if the site still has it. */
export function preferredVersion(): DocsVersion | undefined {
  const name = stored(VERSION_KEY);
  const found = site().versions.find((version) => version.name === name);
  // It may be gone since.
  if (name !== null && !found) store(VERSION_KEY, null);
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

/** The version of the docs to search in, as the tag of its records. */
export const searchTag = (): string => searchTags().at(-1) ?? '';

/** Name of the page's version, where pages of no version would search in another one. */
export function versionToName(): string | undefined {
  const {versions} = site();
  const own = versions.find((version) => tagOf(version) === ownTag());
  return own === (preferredVersion() ?? versions[0]) ? undefined : own?.name;
}
