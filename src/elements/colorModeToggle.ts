import {define} from './define';
import {store, stored} from '../client/storage';

/** Where the reader's choice is stored (spec §3). */
const KEY = 'theme';

type Choice = 'system' | 'light' | 'dark';

const isMode = (text: string | null | undefined): text is 'light' | 'dark' =>
  text === 'light' || text === 'dark';

/** Says what the reader has chosen, and follows it: in this tab, in others, and when the system changes. */
define('color-mode-toggle', (toggle, signal) => {
  const {dataset: root} = document.documentElement;
  const button = toggle.querySelector('button');
  /** Allowed choices in the order in which a click goes through them (spec §4). */
  const choices = (toggle.dataset['choices'] ?? '').split(' ') as Choice[];
  const labels = JSON.parse(toggle.dataset['labels'] ?? '{}') as Record<Choice, string>;
  /** What holds where the reader has chosen nothing. */
  const none = toggle.dataset['none'] as Choice;
  const dark = matchMedia('(prefers-color-scheme: dark)');

  const show = (choice: Choice): void => {
    root['theme'] = isMode(choice) ? choice : dark.matches ? 'dark' : 'light';
    root['themeChoice'] = choice;
    button?.setAttribute('aria-label', labels[choice]);
  };
  const current = (): Choice => (root['themeChoice'] ?? none) as Choice;

  const follow = (asked: string | null | undefined): void => show(isMode(asked) ? asked : none);

  follow(root['themeChoice']);
  dark.addEventListener('change', () => show(current()), {signal});
  // Where there is no switch, no stored choice holds (spec §4).
  if (!button) return;
  button.disabled = false;
  button.addEventListener(
    'click',
    () => {
      const next = choices[(choices.indexOf(current()) + 1) % choices.length] ?? none;
      store(KEY, isMode(next) ? next : null);
      // There are two toggles, in the navbar and in the menu of phones.
      document.dispatchEvent(new CustomEvent(KEY, {detail: next}));
    },
    {signal},
  );
  document.addEventListener(KEY, (event) => show((event as CustomEvent<Choice>).detail), {signal});
  // A page that the browser kept hears nothing of other tabs meanwhile. Its own choice may not be the stored one.
  let left: string | null = null;
  addEventListener('pagehide', () => (left = stored(KEY)), {signal});
  addEventListener(
    'pageshow',
    ({persisted}) => {
      if (persisted && stored(KEY) !== left) follow(stored(KEY));
    },
    {signal},
  );
  addEventListener(
    'storage',
    ({key, newValue}) => {
      // Without a key, all of the storage was cleared.
      if ((key ?? KEY) === KEY) follow(newValue);
    },
    {signal},
  );
});
