import * as strings from '../../i18n/en/strings';

/** In the place of src/client/offline: says on the page about reading offline that all pages are here. */
export function connect(element: HTMLElement): void {
  const status = element.querySelector('[role=status]');
  if (status) status.textContent = strings.allInFolder;
}
