import {isRightToLeft} from '../../i18n/en/strings';
import {keepInPlace} from '../client/keepInPlace';
import {define} from './define';
import {isApple} from '../client/isApple';
import {store, stored} from '../client/storage';

/** Where a reader's choice of tab is stored; followed by the group's name. */
const KEY = 'docusaurus.tab.';

/** Hides a panel, until its tab is chosen or the browser finds text in it, or shows it again. */
function hide(panel: Element, isHidden: boolean): void {
  if (isHidden) panel.setAttribute('hidden', 'until-found');
  else panel.removeAttribute('hidden');
  // Also where the browser skips the layout, so that styles hide nothing.
  panel.setAttribute('aria-hidden', String(isHidden));
}

/** The tab of the reader's own operating system, in sets that have it. */
const ownSystem = (): string =>
  /Win/.test(navigator.userAgent) ? 'windows' : isApple() ? 'macos' : '';

/** Shows one tab of a set of tabs. Leaves the set alone when it has no such tab. */
function show(tabs: Element, value: string): void {
  const own = [...tabs.querySelectorAll<HTMLElement>('[role=tab], [role=tabpanel]')].filter(
    (part) => part.closest('doc-tabs') === tabs,
  );
  if (!own.some(({dataset}) => dataset['value'] === value)) return;
  for (const part of own) {
    const chosen = part.dataset['value'] === value;
    if (part.getAttribute('role') === 'tab') {
      part.setAttribute('aria-selected', String(chosen));
      part.tabIndex = chosen ? 0 : -1;
    } else hide(part, !chosen);
  }
}

function choose(tab: HTMLElement, group: string): void {
  const {value = ''} = tab.dataset;
  // Other sets of the group change height too; the tab must stay where the reader's eye is.
  keepInPlace(tab, () => {
    for (const tabs of document.querySelectorAll(`doc-tabs[data-tabs="${CSS.escape(group)}"]`))
      show(tabs, value);
  });
  store(KEY + group, value);
}

/** The tab that a key leads to, by the tabs pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
function tabAfter(tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = all.indexOf(tab);
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: all[(at + 1) % all.length],
    [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: all.at(at - 1),
    Home: all[0],
    End: all.at(-1),
  };
  return targets[key];
}

/** A set of tabs. All sets of a group show the same choice, on every page. */
define('doc-tabs', (tabs, signal) => {
  const {tabs: group = ''} = tabs.dataset;
  const tabOf = ({target}: Event): HTMLElement | null => {
    const tab = (target as Element).closest<HTMLElement>('[role=tab]');
    return tab?.closest('doc-tabs') === tabs ? tab : null;
  };
  // Without scripts every panel shows; until this one comes, styles hide them.
  for (const panel of tabs.querySelectorAll('[data-inactive]')) {
    panel.removeAttribute('data-inactive');
    hide(panel, true);
  }
  show(tabs, stored(KEY + group) ?? ownSystem());
  tabs.addEventListener(
    'click',
    (event) => {
      const tab = tabOf(event);
      if (tab) choose(tab, group);
    },
    {signal},
  );
  tabs.addEventListener(
    'keydown',
    (event) => {
      const tab = tabOf(event);
      const target = tab && tabAfter(tab, event.key);
      if (!target) return;
      event.preventDefault();
      choose(target, group);
      target.focus();
    },
    {signal},
  );
  // Of tabs in tabs, each set is told.
  tabs.addEventListener(
    'beforematch',
    ({target}) => show(tabs, (target as HTMLElement).dataset['value'] ?? ''),
    {signal},
  );
  addEventListener(
    'storage',
    ({key, newValue}) => {
      if (key === KEY + group) show(tabs, newValue ?? '');
    },
    {signal},
  );
});
