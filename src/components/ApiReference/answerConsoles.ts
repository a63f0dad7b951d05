import type * as ApiConsole from '../../apiConsole';

let loaded: typeof ApiConsole | undefined;

/** How long a button waits before it says that it is waiting, in milliseconds. */
const PATIENCE_MS = 200;

/** Opens consoles and the tour by their buttons. Their code is fetched when the first one is pressed. */
export function answerConsoles(page: HTMLElement, signal: AbortSignal): void {
  page.addEventListener(
    'click',
    ({target}) => {
      const button =
        target instanceof Element
          ? target.closest<HTMLElement>('button[data-try], button[data-tour]')
          : null;
      if (button) void open(button, page.dataset.api ?? '');
    },
    {signal},
  );
  signal.addEventListener('abort', () => loaded?.closeAll());
}

async function open(button: HTMLElement, specUrl: string): Promise<void> {
  if (button.ariaBusy === 'true') return;
  const place = button.closest('p');
  place?.parentElement?.querySelector(':scope > [data-failed]')?.remove();
  const waiting = setTimeout(() => (button.ariaBusy = 'true'), PATIENCE_MS);
  try {
    loaded ??= await import('../../apiConsole');
    await loaded.toggle(button, specUrl);
  } catch {
    const failed = document.createElement('p');
    failed.dataset.failed = '';
    failed.setAttribute('role', 'alert');
    failed.textContent =
      'The console could not be loaded. Check your network connection, then press the button again.';
    place?.after(failed);
  } finally {
    clearTimeout(waiting);
    button.ariaBusy = null;
  }
}
