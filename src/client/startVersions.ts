import {site} from './site';

/** Follows the reader's choice of a version, where there is one to make. */
export function startVersions(): void {
  if (site().versions.length < 2) return;
  const load = () => import(/* webpackChunkName: "versions" */ './followVersions');
  // A choice may come before the script.
  document.addEventListener('click', ({target}) => {
    load().then(
      ({keepChoice}) => keepChoice(target),
      () => undefined,
    );
  });
  load().then(
    ({followPreferred}) => followPreferred(),
    () => undefined,
  );
}
