import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {codeText} from './codeText';

/** How long a button says that it copied, in milliseconds. */
const COPIED_MS = 2000;

async function copy(button: HTMLButtonElement, figure: HTMLElement): Promise<void> {
  const status = button.querySelector('[data-status]');
  if (!status) return;
  status.setAttribute('role', 'status');
  try {
    await navigator.clipboard.writeText(codeText(figure));
    status.textContent = 'Copied';
    button.dataset.copied = '';
  } catch {
    status.textContent = 'Copying is blocked by the browser: select the text and press Ctrl+C';
  }
  window.setTimeout(() => {
    status.textContent = 'Copy code';
    delete button.dataset.copied;
  }, COPIED_MS);
}

function toggleWrap(button: HTMLButtonElement, figure: HTMLElement): void {
  const wrap = figure.dataset.wrap !== 'yes';
  figure.dataset.wrap = wrap ? 'yes' : 'no';
  button.setAttribute('aria-pressed', String(wrap));
}

function onClick(event: MouseEvent): void {
  const button =
    event.target instanceof Element
      ? event.target.closest<HTMLButtonElement>('figure[data-code] button[data-action]')
      : null;
  const figure = button?.closest('figure');
  if (!button || !figure) return;
  if (button.dataset.action === 'copy') void copy(button, figure);
  else toggleWrap(button, figure);
}

// One listener for every code sample, present and future.
if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', onClick);
