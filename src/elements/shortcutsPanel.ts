import * as strings from '../../i18n/en/strings';
import {isApple} from '../client/isApple';
import {CHOICES_KEY, store, stored} from '../client/storage';
import {adoptStyles} from '../islands/adoptStyles';
import {isText} from './isText';
import {make} from './make';
import {PANEL_BUTTON} from './panelButton';

// Where a browser does not know how to name the mark, or to see a logo in a link, it shows the mark all the same.
const MARKS = `[data-mark-elsewhere] a[href^='http']::after { content: ' ↗'; content: ' ↗' / ' ${strings.anotherSite}'; }
  [data-mark-elsewhere] a[href^='http']:has(svg)::after { content: none; }`;

/** Words for what a reader can choose; a list of them is stored. */
const MARKED = 'yes';
const NO_SINGLE_KEYS = 'keys';

const chosen = (): readonly string[] => stored(CHOICES_KEY)?.split(' ') ?? [];

/** Does what the reader chose: marks links to other sites, and leaves keys alone that would be shortcuts without another key (WCAG 2.1.4). */
export function followChoices(): void {
  adoptStyles(MARKS);
  document.documentElement.toggleAttribute('data-mark-elsewhere', chosen().includes(MARKED));
  if (chosen().includes(NO_SINGLE_KEYS))
    addEventListener('keydown', stopSingleKey, {capture: true});
  else removeEventListener('keydown', stopSingleKey, {capture: true});
}

function stopSingleKey(event: KeyboardEvent): void {
  if (/^[/?]$/.test(event.key) && !event.ctrlKey && !isText(event.target))
    event.stopImmediatePropagation();
}

const STYLES = `
.shortcuts {
  max-width: min(26rem, 100vw - 2rem);
  padding: 1.25rem 1.5rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-large);
  background: var(--ground);
  color: var(--text);
}
.shortcuts::backdrop { background: rgb(0 0 0 / 45%); }
.shortcuts h2 { margin: 0 0 1rem; font-size: 1.1875rem; outline: none; }
.shortcuts dl { display: grid; grid-template-columns: auto 1fr; gap: 0.6rem 1.25rem; margin: 0 0 1.25rem; }
.shortcuts dd { margin: 0; }
.shortcuts label { display: flex; gap: 0.6rem; align-items: baseline; margin-bottom: 1.25rem; }
.shortcuts button {${PANEL_BUTTON}}
`;

/** What keys do, with those that do the same beside each other. */
const shortcuts = (): readonly (readonly [keys: readonly string[], what: string])[] => [
  [['/', isApple() ? '⌘ K' : 'Ctrl K'], strings.keySearch],
  [['↑', '↓'], strings.keyResults],
  [['Enter'], strings.keyOpen],
  [['Tab'], strings.keyNextLink],
  [['←', '→'], strings.keyTabs],
  [['Esc'], strings.keyClose],
  [['?', 'Ctrl ?'], strings.keyList],
];

/** A box for something to choose. */
function choice(label: string, word: string): HTMLElement {
  const box = make('input', {type: 'checkbox', checked: chosen().includes(word)});
  box.addEventListener('change', () => {
    const others = chosen().filter((each) => each !== word);
    store(CHOICES_KEY, (box.checked ? [...others, word] : others).join(' ') || null);
    followChoices();
  });
  return make('label', {}, box, make('span', {}, label));
}

function panel(): HTMLDialogElement {
  // A window that is too low for all begins at the heading, not at the first part that takes the focus.
  const heading = make(
    'h2',
    {id: 'shortcuts-heading', tabIndex: -1, autofocus: true},
    strings.keyboardShortcuts,
  );
  const dialog = make(
    'dialog',
    {className: 'shortcuts'},
    heading,
    make(
      'dl',
      {},
      ...shortcuts().flatMap(([keys, what]) => [
        make('dt', {}, ...keys.flatMap((key) => [make('kbd', {}, key), ' '])),
        make('dd', {}, what),
      ]),
    ),
    choice(strings.markElsewhere, MARKED),
    choice(strings.noSingleKeys, NO_SINGLE_KEYS),
    make('form', {method: 'dialog'}, make('button', {}, strings.close)),
  );
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.addEventListener('close', () => dialog.remove());
  // A press beside the panel is one on its backdrop.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && !isInside(event, dialog.getBoundingClientRect())) dialog.close();
  });
  return dialog;
}

const isInside = ({clientX: x, clientY: y}: MouseEvent, box: DOMRect): boolean =>
  box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;

/** Shows the shortcuts, and what else a reader can set; closed with Escape, its button, or a click beside it. */
export function showShortcuts(): void {
  if (document.querySelector('.shortcuts')) return;
  adoptStyles(STYLES);
  const dialog = panel();
  document.body.append(dialog);
  dialog.showModal();
}
