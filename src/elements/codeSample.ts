import * as strings from '../../i18n/en/strings';
import {store, stored} from '../client/storage';
import {codeText} from './codeText';
import {define} from './define';
import {whileScrollable} from './whileScrollable';

/** How long a button says that it copied, in milliseconds. */
export const COPIED_MS = 2000;

/** Where it is kept that the reader wants long lines wrapped, for other samples, pages and visits. */
const WRAP_KEY = 'docs.wrap';

/** What ends the words of a button. */
const timers = new WeakMap<Element, number>();

/** Copies text; false where the browser blocks that. Then the sample is selected, for the keys of the reader. */
async function copyText(text: string, sample: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(sample);
    const fill = (event: ClipboardEvent): void => {
      // The reader may have selected something else by then.
      if (!getSelection()?.containsNode(sample, true)) return;
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
    };
    addEventListener('copy', fill, {once: true});
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without TLS
    return document.execCommand('copy');
  }
}

async function copy(button: HTMLElement, sample: Element): Promise<void> {
  const status = button.querySelector('[data-status]');
  if (!status) return;
  status.setAttribute('role', 'status');
  const isCopied = await copyText(codeText(sample), sample.querySelector('code') ?? sample);
  status.textContent = isCopied ? strings.copied : strings.copyCodeBlocked;
  button.toggleAttribute('data-copied', isCopied);
  clearTimeout(timers.get(button));
  const timer = window.setTimeout(() => {
    // Its name again, which is no news.
    status.removeAttribute('role');
    status.textContent = strings.copyCode;
    button.toggleAttribute('data-copied', false);
  }, COPIED_MS);
  timers.set(button, timer);
}

function setWrap(button: Element, figure: HTMLElement, wrap: boolean): void {
  if (wrap) figure.dataset['wrap'] = 'yes';
  else delete figure.dataset['wrap'];
  button.setAttribute('aria-pressed', String(wrap));
}

/** A code sample with buttons that copy it and wrap its lines; the choice to wrap holds for others, too. */
define('code-sample', (sample, signal) => {
  const figure = sample.querySelector('figure');
  const wrapButton = sample.querySelector('[data-action=wrap]');
  if (figure && wrapButton && stored(WRAP_KEY) === 'yes') setWrap(wrapButton, figure, true);
  whileScrollable(sample.querySelector('pre'));
  sample.addEventListener(
    'click',
    ({target}) => {
      const button = (target as Element).closest<HTMLElement>('button[data-action]');
      if (!button || !figure) return;
      if (button.dataset['action'] === 'copy') void copy(button, figure);
      else {
        const wraps = figure.dataset['wrap'] !== 'yes';
        setWrap(button, figure, wraps);
        store(WRAP_KEY, wraps ? 'yes' : null);
      }
    },
    {signal},
  );
});
