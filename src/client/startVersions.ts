import {site} from './site';

const load = () => import(/* webpackChunkName: "versions" */ './followVersions');

const withVersions = (use: (versions: Awaited<ReturnType<typeof load>>) => void): void =>
  void load().then(use, () => undefined);

/** Follows the reader's choice of a version, where there is one to make. */
export function startVersions(): void {
  if (site().versions.length < 2) return;
  // A choice may come before the script.
  document.addEventListener('click', ({target}) =>
    withVersions(({keepChoice}) => keepChoice(target)),
  );
  withVersions(({followPreferred}) => followPreferred());
}
