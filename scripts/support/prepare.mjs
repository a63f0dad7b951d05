import {stopWithChildren} from './children.mjs';
import {installPackages} from './installPackages.mjs';
import {inProject} from './projectRoot.mjs';
import {withLock} from './withLock.mjs';

/**
 * What every command begins with: installs what is missing, then does `work`, such as building.
 * Only one process at a time does this in one checkout.
 *
 * @template T
 * @param {() => Promise<T>} work
 */
export async function prepare(work) {
  stopWithChildren();
  return withLock(inProject('.cache', 'lock'), async () => {
    await installPackages();
    return work();
  });
}
