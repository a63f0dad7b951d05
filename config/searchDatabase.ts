import type {EnvironmentVariables} from './siteOptionsSchema';

/**
 * Address of the database that the server searches in; undefined for the index of the build.
 * @throws Error when the database is chosen and not named.
 */
export function searchDatabase({
  SEARCH_BACKEND: backend,
  SEARCH_DATABASE_URL: url,
}: Pick<EnvironmentVariables, 'SEARCH_BACKEND' | 'SEARCH_DATABASE_URL'>): string | undefined {
  if (backend === 'embedded') return undefined;
  if (url === undefined)
    throw new Error(
      'the environment has SEARCH_BACKEND = "postgresql" but not SEARCH_DATABASE_URL: the server does not know where to search.\nFix: set SEARCH_DATABASE_URL to an address such as postgres://user:password@host:5432/database, or unset SEARCH_BACKEND.',
    );
  return url;
}
