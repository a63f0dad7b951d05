import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser} from 'playwright-core';
import type {Site} from '../sites';
import {LINK} from './clickLink';
import {SLOW_PHONE, type Conditions} from './conditions';
import {openVisit} from './openVisit';

export const SEARCH_CONDITIONS: Readonly<Record<string, Conditions>> = {
  '4×': {cpu: 4},
  '4× + slow net': SLOW_PHONE,
};

/** On every site of ours it is found on many pages. */
const WORD = 'proxy';
const READING_MS = 3000;

/**
 * A first search on a site: the search button is pressed, a word is typed as soon as the field takes it.
 *
 * @returns Milliseconds from the press to the paint with a field that has the focus, and to the paint with results for the whole word.
 */
export async function searchOnce(
  browser: Browser,
  url: string,
  {search}: Site,
  conditions: Conditions,
): Promise<{open: number; first: number}> {
  if (search === undefined) throw new Error('This site has no search.');
  const {context, page} = await openVisit(browser, conditions, 'desktop');
  let tell = () => {};
  const usable = new Promise<void>((resolve) => (tell = resolve));
  await page.exposeBinding('benchUsable', () => tell());
  await page.goto(url + LINK.from, {waitUntil: 'load'});
  await sleep(READING_MS);
  await page.evaluate(watchSearch, {...search, word: WORD});
  const box = await page.locator(search.button).first().boundingBox();
  if (box === null) throw new Error(`There is no ${search.button} to press.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await usable;
  await page.keyboard.type(WORD);
  const times = await page.waitForFunction(
    () =>
      (window as unknown as {benchTimes: {first: number}}).benchTimes.first > 0 &&
      (window as unknown as {benchTimes: {open: number; first: number}}).benchTimes,
    undefined,
    {polling: 50, timeout: 20_000},
  );
  const found = (await times.jsonValue()) as {open: number; first: number};
  await context.close();
  return found;
}

/** Runs in the page. Looks once a frame, so that what it sees is what the next paint shows. */
function watchSearch({field, results, word}: {field: string; results: string; word: string}): void {
  const times = {pressed: 0, open: 0, first: 0};
  Object.assign(window, {benchTimes: times});
  addEventListener('click', ({timeStamp}) => void (times.pressed ||= timeStamp), true);
  // Some search boxes live in a shadow tree.
  const find = (selector: string, root: Document | ShadowRoot = document): Element | undefined =>
    root.querySelector(selector) ??
    [...root.querySelectorAll('*')]
      .map(({shadowRoot}) => shadowRoot && find(selector, shadowRoot))
      .find((found) => found != null);
  const onPaint = (run: (now: number) => void) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => run(performance.now());
    port2.postMessage(0);
  };
  const look = () => {
    const input = find(field);
    if (
      times.pressed > 0 &&
      times.open === 0 &&
      input instanceof HTMLInputElement &&
      input.matches(':focus')
    ) {
      times.open = -1;
      onPaint((now) => {
        times.open = now - times.pressed;
        (window as unknown as {benchUsable: () => void}).benchUsable();
      });
    }
    if (
      times.first === 0 &&
      input instanceof HTMLInputElement &&
      input.value === word &&
      find(results)?.textContent.toLowerCase().includes(word)
    ) {
      times.first = -1;
      onPaint((now) => (times.first = now - times.pressed));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
