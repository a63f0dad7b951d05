import {ADDRESS_CHANGE} from './history';
import {onPageShown} from './onPageShown';

/** Calls back each time the address is another: of a page, of a place in it, or of what it shows. */
export function onAddressChange(signal: AbortSignal, run: () => void): void {
  addEventListener('hashchange', run, {signal});
  addEventListener(ADDRESS_CHANGE, run, {signal});
  onPageShown(signal, run);
}
