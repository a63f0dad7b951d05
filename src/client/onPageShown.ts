import {PAGE_SHOWN} from './navigation';

/** Calls back each time another page is shown. */
export function onPageShown(signal: AbortSignal, run: () => void): void {
  document.addEventListener(PAGE_SHOWN, run, {signal});
}
