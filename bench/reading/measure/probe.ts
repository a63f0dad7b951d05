/** What the probe notes down. It lives in the tab's storage, so that it outlasts a change of documents; times in milliseconds since 1970. */
export interface Notes {
  /** Cumulative layout shift, without what follows a press. */
  shift: number;
  /** Longest time from a press or key to the next paint, by the browser's own event timing; 0 when every one was below 16 ms. */
  interaction: number;
  /** Texts that were put on the clipboard. */
  copied: string[];
  /** A heading that is waited for, in lower case. */
  awaited?: string;
  /** The trusted click after which it is waited for, and the paint that showed it. */
  clicked?: number;
  shown?: number;
}

/**
 * Watches a page from outside, from before its first script: nothing of a site's code has to know that it is measured. Runs in the page.
 * `benchPainting` is called in the frame that paints the first heading.
 */
export function installProbe(): void {
  if (location.protocol === 'about:' || window !== window.top) return;
  const read = (): Notes =>
    JSON.parse(
      sessionStorage.getItem('bench') ?? '{"shift":0,"interaction":0,"copied":[]}',
    ) as Notes;
  const note = (change: (notes: Notes) => void) => {
    const notes = read();
    change(notes);
    sessionStorage.setItem('bench', JSON.stringify(notes));
  };
  const now = () => performance.timeOrigin + performance.now();

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) note((notes) => (notes.shift += entry.value));
    }
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {interactionId: number})[]) {
      if (entry.interactionId > 0)
        note((notes) => (notes.interaction = Math.max(notes.interaction, entry.duration)));
    }
  }).observe({type: 'event', buffered: true, durationThreshold: 16} as PerformanceObserverInit);

  const {clipboard} = navigator;
  const write = clipboard.writeText.bind(clipboard);
  clipboard.writeText = (text) => {
    note(({copied}) => copied.push(text));
    return write(text).catch(() => undefined);
  };

  addEventListener(
    'click',
    (event) =>
      event.isTrusted &&
      read().awaited !== undefined &&
      note((notes) => (notes.clicked ??= performance.timeOrigin + event.timeStamp)),
    true,
  );
  let isPainting = false;
  const look = () => {
    const {awaited, clicked} = read();
    if (isPainting || awaited === undefined || clicked === undefined) return;
    if (document.querySelector('h1')?.textContent.toLowerCase().includes(awaited) !== true) return;
    isPainting = true;
    // A frame counts as painted when the task after its animation callback runs.
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => note((notes) => (notes.shown ??= now()));
      port2.postMessage(0);
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });

  const tell = (window as unknown as {benchPainting?: () => void}).benchPainting;
  const awaitHeading = () => {
    if (document.querySelector('h1')) tell?.();
    else requestAnimationFrame(awaitHeading);
  };
  requestAnimationFrame(awaitHeading);
}
