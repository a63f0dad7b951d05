import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {applyTabChoices, groupOfKey, showChoice, storeChoice} from './tabChoices';

function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
  const {value} = tab.dataset;
  if (group === undefined || value === undefined) return;
  // Other sets of the group change height too; the tab must stay where the reader's eye is.
  const before = tab.getBoundingClientRect().top;
  showChoice(document, group, value);
  storeChoice(group, value);
  window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
}

const tabOf = ({target}: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tabs] [role=tab]') : null;

/** Keys of the tabs pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): index of the next tab. */
const NEXT: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function onKeyDown(event: KeyboardEvent): void {
  const tab = tabOf(event);
  const next = NEXT[event.key];
  if (!tab || !next) return;
  const all = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const target = all[next(all.indexOf(tab), all.length)];
  if (!target) return;
  event.preventDefault();
  choose(target);
  target.focus();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('storage', ({key, newValue}) => {
    const group = groupOfKey(key);
    if (group !== undefined && newValue !== null) showChoice(document, group, newValue);
  });
  applyTabChoices(document);
}
