import {isDocsPage, preferredVersion, VERSION_KEY} from './docsVersion';
import {PAGE_SHOWN} from './history';
import {site} from './site';
import {store} from './storage';

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

/** Keeps a choice that a reader makes: in the dropdown, or in the banner of an older version. */
export function keepChoice(pressed: EventTarget | null): void {
  const {versions} = site();
  const link = pressed instanceof Element ? pressed.closest('a') : null;
  const chosen = link?.closest('.theme-doc-version-banner')
    ? versions[0]
    : link?.closest('.dropdown__menu, .menu__list')
      ? versions.find(({label}) => label === link.textContent)
      : undefined;
  if (chosen) store(VERSION_KEY, chosen.name);
}

/** From now on, links of the navbar lead to the version that the reader prefers. */
export function followPreferred(): void {
  leadToPreferred();
  document.addEventListener(PAGE_SHOWN, leadToPreferred);
}
