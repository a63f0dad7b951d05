import * as strings from '../../i18n/en/strings';
import {markElsewhere, marksElsewhere} from '../client/elsewhereMarks';
import {isApple} from '../client/isApple';
import {adoptStyles} from '../islands/adoptStyles';
import {make} from './make';
import {PANEL_BUTTON} from './panelButton';

export {showMarks} from '../client/elsewhereMarks';

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
.shortcuts h2 { margin: 0 0 1rem; font-size: 1.1875rem; }
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
  [['?'], strings.keyList],
];

function panel(): HTMLDialogElement {
  const box = make('input', {type: 'checkbox', checked: marksElsewhere()});
  box.addEventListener('change', () => markElsewhere(box.checked));
  const heading = make('h2', {id: 'shortcuts-heading'}, strings.keyboardShortcuts);
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
    make('label', {}, box, make('span', {}, strings.markElsewhere)),
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
