import {define} from './define';

async function copy(status: Element): Promise<void> {
  try {
    const {commandsOfPage} = await import(
      /* webpackChunkName: "commands-of-page" */ './commandsOfPage'
    );
    await navigator.clipboard.writeText(commandsOfPage(document));
    status.textContent = 'Copied';
  } catch {
    status.textContent = 'Copying failed: use the button of each sample';
  }
}

/** A button that copies all commands of its page; there where the page has some (src/css/page.css). */
define('copy-commands', (element, signal) => {
  const status = element.querySelector('[role=status]');
  element
    .querySelector('button')
    ?.addEventListener('click', () => void (status && copy(status)), {signal});
});
