import type {Browser, BrowserContext, Page} from 'playwright-core';
import {installProbe, type Keystroke, type Probe} from './probe';

const PAGE = '/toolhive/quickstart';

/** Typed letter by letter: names, a flag, a mistake, a question. */
const QUERIES = [
  'secrets',
  '--transport',
  'permision profile',
  'kubernetes operator',
  'how do i run a server',
];

/** Time for a reader to reach the next key once the results are there, in milliseconds. */
const BETWEEN_KEYS_MS = 30;

const read = <Key extends keyof Probe>(page: Page, key: Key): Promise<Probe[Key]> =>
  page.evaluate(
    (name) => (window as unknown as {searchProbe: Probe}).searchProbe[name],
    key,
  ) as Promise<Probe[Key]>;

async function until(page: Page, key: 'ready' | 'open' | 'firstResults'): Promise<number> {
  await page.waitForFunction(
    (name) => (window as unknown as {searchProbe: Probe}).searchProbe[name] > 0,
    key,
    {polling: 20},
  );
  return read(page, key);
}

async function visit(context: BrowserContext, site: string): Promise<Page> {
  const page = await context.newPage();
  // What the runner of this program adds to each function it sends to the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(installProbe);
  await page.goto(site + PAGE, {waitUntil: 'networkidle'});
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
  return page;
}

/** Hover to index open, in milliseconds: on a first visit, and on the next with everything kept. */
export async function intentToReady(
  browser: Browser,
  site: string,
): Promise<{first: number; later: number}> {
  const context = await browser.newContext();
  const hover = async (): Promise<number> => {
    const page = await visit(context, site);
    await page.getByRole('button', {name: 'Search', exact: true}).hover();
    const ready = await until(page, 'ready');
    await page.close();
    return ready;
  };
  const times = {first: await hover(), later: await hover()};
  await context.close();
  return times;
}

/** The key that opens the box on a first visit, and a letter at once: milliseconds until the box, and until the first results, were painted. */
export async function coldOpen(
  browser: Browser,
  site: string,
): Promise<{open: number; firstResults: number}> {
  const context = await browser.newContext();
  const page = await visit(context, site);
  await page.keyboard.press('/');
  await page.keyboard.press('t');
  const times = {firstResults: await until(page, 'firstResults'), open: await until(page, 'open')};
  await context.close();
  return times;
}

/** Each key of some queries, typed one after the other into a box that is ready. */
export async function typing(browser: Browser, site: string): Promise<Keystroke[]> {
  const context = await browser.newContext();
  const page = await visit(context, site);
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await until(page, 'ready');
  for (const query of QUERIES) {
    await page.getByRole('combobox').fill('');
    for (const letter of query) {
      const before = (await read(page, 'keys')).length;
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      // A space changes nothing that is asked.
      if (letter !== ' ')
        await page.waitForFunction(
          (count) => (window as unknown as {searchProbe: Probe}).searchProbe.keys.length > count,
          before,
          {polling: 10},
        );
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
  }
  const keys = await read(page, 'keys');
  await context.close();
  return keys;
}
