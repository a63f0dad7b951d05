import {site} from './site';

/** Follows the reader's choice of a version, where there is one to make. */
export function startVersions(): void {
  if (site().versions.length > 1)
    void import(/* webpackChunkName: "versions" */ './followVersions').then(
      ({followVersions}) => followVersions(),
      () => undefined,
    );
}
