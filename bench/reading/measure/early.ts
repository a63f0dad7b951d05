import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page} from 'playwright-core';
import type {Site} from '../sites';
import {LINK, LINK_ON_PAGE} from './clickLink';
import {SLOW_PHONE} from './conditions';
import {openVisit, type Visit} from './openVisit';

/** Something a reader does as soon as there is something to see. */
export interface EarlyInteraction {
  readonly title: string;
  readonly path: string;
  /** What is tapped; nothing when a word is typed. */
  readonly target?: (site: Site) => string | undefined;
  /** Whether what was asked for is there, once. */
  readonly isDone: (visit: Visit, site: Site) => Promise<boolean>;
}

/** Typed after `/`, as a reader who knows where to look does. */
const WORD = 'proxy';
const BETWEEN_KEYS_MS = 40;
/**
 * After the first frame began. The browser drops what comes before that frame is on screen, as nobody can aim at it. All fall within
 * 300 ms of first paint; each round takes another moment.
 */
const DELAYS_MS = [150, 210, 270, 180, 240];
/** A busy machine gets this long to do what was asked; a second time must show itself soon after the first. */
const PATIENCE_MS = 12_000;
const AFTERWARDS_MS = 1000;

export const EARLY: readonly EarlyInteraction[] = [
  {
    title: 'tap a link',
    path: LINK.from,
    target: () => LINK_ON_PAGE,
    isDone: async ({page}) => {
      const [heading, entries] = await page.evaluate(
        () =>
          [document.querySelector('h1')?.textContent.toLowerCase() ?? '', history.length] as const,
      );
      // One entry for the blank page that every tab begins with.
      return heading.includes(LINK.heading) && entries === 3;
    },
  },
  {
    title: 'type / and a word',
    path: LINK.from,
    isDone: ({page}) =>
      page.evaluate(
        (word) =>
          document.activeElement instanceof HTMLInputElement &&
          document.activeElement.value === word,
        WORD,
      ),
  },
  {
    title: 'open the menu',
    path: LINK.from,
    target: ({menu}) => menu?.button,
    isDone: ({page}, {menu}) =>
      menu === undefined ? Promise.resolve(false) : page.locator(menu.open).first().isVisible(),
  },
  {
    title: 'copy code',
    path: LINK.to,
    target: ({copyButton}) => copyButton,
    isDone: async ({notes}) => {
      const {copied} = await notes();
      return copied.length === 1 && copied[0]?.startsWith('thv run') === true;
    },
  },
];

/** Where the target lies, by site and interaction: found in a first visit, because a reader's eye needs no script. */
const places = new Map<string, {x: number; y: number} | undefined>();

/** Does it within 300 ms of first paint, on a slow phone and network, and looks at what comes of it. */
export async function measureEarly(
  browser: Browser,
  url: string,
  site: Site,
  interaction: EarlyInteraction,
  round: number,
): Promise<{isRight: boolean; paint: number}> {
  const selector = interaction.target?.(site);
  const key = `${site.name} ${interaction.title}`;
  if (selector !== undefined && !places.has(key))
    places.set(key, await findPlace(browser, url + interaction.path, selector));
  const place = places.get(key);
  if (interaction.target && place === undefined) return {isRight: false, paint: NaN};
  const visit = await openVisit(browser, SLOW_PHONE);
  await visit.page.goto(url + interaction.path, {waitUntil: 'commit'});
  await visit.painting;
  await sleep(DELAYS_MS[round % DELAYS_MS.length]);
  await (place ? tap(visit, place) : type(visit, `/${WORD}`));
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && !(await interaction.isDone(visit, site).catch(() => false)))
    await sleep(200);
  await sleep(AFTERWARDS_MS);
  const isRight = await interaction.isDone(visit, site);
  const {interaction: paint} = await visit.notes();
  await visit.context.close();
  return {isRight, paint};
}

async function findPlace(
  browser: Browser,
  url: string,
  selector: string,
): Promise<{x: number; y: number} | undefined> {
  const {context, page} = await openVisit(browser, {cpu: 1});
  await page.goto(url, {waitUntil: 'networkidle'});
  const box = await visibleBox(page, selector);
  await context.close();
  return box && {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/** The box of the first match that is inside the window. */
async function visibleBox(page: Page, selector: string) {
  for (const match of await page.locator(selector).all()) {
    const box = await match.boundingBox();
    if (box && box.width > 0 && box.y >= 0 && box.y + box.height <= 844) return box;
  }
  return undefined;
}

/** Input that does not wait for the page: a reader's finger does not either. */
async function tap({session}: Visit, point: {x: number; y: number}): Promise<void> {
  const start = session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [point],
  });
  await sleep(BETWEEN_KEYS_MS);
  await Promise.all([
    start,
    session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []}),
  ]);
}

async function type({session}: Visit, text: string): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const key of text) {
    const code =
      key === '/'
        ? {code: 'Slash', windowsVirtualKeyCode: 191}
        : {code: `Key${key.toUpperCase()}`, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0)};
    sent.push(
      session.send('Input.dispatchKeyEvent', {type: 'keyDown', key, text: key, ...code}),
      session.send('Input.dispatchKeyEvent', {type: 'keyUp', key, ...code}),
    );
    await sleep(BETWEEN_KEYS_MS);
  }
  await Promise.all(sent);
}
