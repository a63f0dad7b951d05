import {createElement, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import type {Mounted} from '../island';
import {addStyles} from './addStyles';
import {loadApi, type Api} from './loadApi';
import {Console} from './parts/Console';
import {Tour} from './tour/Tour';

/** Parts of the page that are open or were, by the button that opens them. */
const roots = new Map<HTMLElement, {root: Root; box: HTMLElement}>();
let unsubscribe = (): void => undefined;

export interface ApiConsoleProps {
  /** URL of the specification in JSON. */
  readonly specUrl: string;
}

/** The consoles and the tour of a page. */
export interface ApiConsole extends Mounted {
  /**
   * Opens the part that a button stands for, or closes it: the console of an operation (`data-try`), or the tour (`data-tour`).
   * What was entered stays while it is closed.
   * @throws Error when the specification or the sandbox cannot be fetched
   */
  toggle(button: HTMLElement): Promise<void>;
}

/** Brings consoles and tour to the API reference; each is shown beside its button. */
export function mount(_page: Element, {specUrl}: ApiConsoleProps): ApiConsole {
  addStyles();
  return {toggle: (button) => toggle(button, specUrl), unmount};
}

async function toggle(button: HTMLElement, specUrl: string): Promise<void> {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  const api = await loadApi(specUrl);
  if (!roots.size) {
    api.session.forgetRecalled();
    unsubscribe = openRecalled(api);
  }
  if (!roots.has(button)) open(button, api);
  show(button, !isOpen);
}

/** Ends everything, for a reader who leaves the page. What was sent is remembered. */
function unmount(): void {
  unsubscribe();
  for (const [button, {root, box}] of roots) {
    // The page may come back, and then has no console in it.
    show(button, false);
    root.unmount();
    box.remove();
  }
  roots.clear();
}

function show(button: HTMLElement, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  const operation = button.closest<HTMLElement>('[data-operation]');
  if (operation) operation.dataset['console'] = open ? 'open' : 'closed';
  const box = roots.get(button)?.box;
  if (box) box.hidden = !open;
}

function open(button: HTMLElement, {session, operations}: Api): void {
  const operation = operations.get(button.dataset.try ?? '');
  const content: ReactNode = operation
    ? createElement(Console, {session, operation})
    : createElement(Tour, {session, operations});
  const box = document.createElement('div');
  box.className = 'ac';
  box.id = `${button.dataset.try ?? 'tour'}-console`;
  button.setAttribute('aria-controls', box.id);
  button.closest('p')?.after(box);
  const root = createRoot(box);
  root.render(content);
  roots.set(button, {root, box});
}

/** A request that is brought back from the history opens the console that it was sent from. */
function openRecalled(api: Api): () => void {
  let last = api.session.state().recalled;
  return api.session.subscribe(() => {
    const {recalled} = api.session.state();
    if (!recalled || recalled === last) return;
    last = recalled;
    const button = [...document.querySelectorAll<HTMLElement>('[data-try]')].find(
      ({dataset}) => dataset.try === recalled.exchange.operationId,
    );
    if (!button) return;
    if (!roots.has(button)) open(button, api);
    show(button, true);
  });
}
