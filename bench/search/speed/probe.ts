/** What the page saw of one key, in milliseconds since the key was pressed. */
export interface Keystroke {
  readonly query: string;
  /** The question left for the worker, its answer came, the list was in the document, the frame was painted. */
  readonly asked: number;
  readonly answered: number;
  readonly shown: number;
  readonly painted: number;
}

/** What the probe has seen; it lives in the page as `window.searchProbe`. */
export interface Probe {
  /** Time of the event that said a reader is about to search. */
  intent: number;
  /** Milliseconds from intent until the worker had its index open, −1 before that. */
  ready: number;
  /** Milliseconds from intent until the box was painted, −1 before that. */
  open: number;
  /** Milliseconds from intent until the first results were painted, −1 before that. */
  firstResults: number;
  keys: Keystroke[];
}

/**
 * Watches the search from outside, in the page: nothing of the site's code has to know that it is measured.
 * A frame counts as painted when the task after its animation callback runs.
 */
export function installProbe(): void {
  const probe: Probe = {intent: -1, ready: -1, open: -1, firstResults: -1, keys: []};
  Object.assign(window, {searchProbe: probe});
  const since = (start: number) => performance.now() - start;
  const onPaint = (run: () => void) =>
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = run;
      port2.postMessage(0);
    });

  const note = ({timeStamp}: Event) =>
    void (probe.intent = probe.intent < 0 ? timeStamp : probe.intent);
  addEventListener(
    'mouseover',
    (event) =>
      event.target instanceof Element &&
      event.target.closest('button[aria-haspopup=dialog]') &&
      note(event),
    true,
  );

  let asked = 0;
  let answered = 0;
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', () => {
        answered = performance.now();
        if (probe.ready < 0) probe.ready = since(probe.intent);
      });
    }

    override postMessage(message: unknown): void {
      asked = performance.now();
      super.postMessage(message);
    }
  };

  let key: {start: number; isOpen: boolean} | undefined;
  const field = () => document.querySelector<HTMLInputElement>('[role=combobox]');
  addEventListener(
    'keydown',
    (event) => {
      note(event);
      key = event.key === '/' ? undefined : {start: event.timeStamp, isOpen: true};
    },
    true,
  );

  /** Whether what is on screen answers what is in the field. */
  const isAnswered = (query: string): boolean => {
    const all = document.querySelector<HTMLAnchorElement>('.search-all')?.getAttribute('href');
    if (all?.endsWith(`?q=${encodeURIComponent(query)}`)) return true;
    return (
      document.querySelector('.search-screen-title')?.textContent.includes(`"${query}"`) ?? false
    );
  };

  new MutationObserver(() => {
    const query = field()?.value.trim();
    if (query === undefined) return;
    if (probe.open < 0) {
      probe.open = 0;
      onPaint(() => (probe.open = since(probe.intent)));
    }
    if (query === '' || !isAnswered(query)) return;
    if (probe.firstResults < 0) {
      probe.firstResults = 0;
      onPaint(() => (probe.firstResults = since(probe.intent)));
    }
    if (!key?.isOpen || probe.keys.at(-1)?.query === query) return;
    const {start} = key;
    key.isOpen = false;
    const times = {query, asked: asked - start, answered: answered - start, shown: since(start)};
    onPaint(() => probe.keys.push({...times, painted: since(start)}));
  }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
}
