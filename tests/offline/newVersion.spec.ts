import {openBox} from '../search/box';
import {laidOut} from '../support/ready';
import {runAxe} from '../support/runAxe';
import {expect} from '../support/test';
import {buildsOn, buildsShown, keepWhole, visitedIsKept} from './reader';
import {test} from './releases';

// One server and one second build for all of them.
test.describe.configure({mode: 'default', timeout: 120_000});

const GUIDE = '/toolhive/guides-cli/secrets-management';
const [FIRST, SECOND] = [new Set(['first']), new Set(['second'])];
const notice = {name: 'Reload'} as const;

test('a new version announces itself, and each window stays what it is until it is loaded anew', async ({
  openPage,
  releases,
}) => {
  const page = await openPage();
  await keepWhole(page, releases.url);
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
  const other = await page.context().newPage();
  expect(await buildsOn(other, releases.url)).toEqual(FIRST);

  releases.serve('second');
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
  await page.mouse.wheel(0, 100);
  await expect(page.getByText('A new version of these docs is ready.')).toBeVisible({
    timeout: 30_000,
  });
  expect(await buildsShown(page)).toEqual(FIRST);
  await page.bringToFront();
  await laidOut(page);
  expect(await runAxe(page)).toEqual([]);
  // The keyboard comes to it first, and to nothing that is behind it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', notice)).toBeFocused();
  const behind = await page.evaluate(() => {
    const top = document.querySelector('.version-notice')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown p a')].filter((link) => {
      link.focus();
      return document.activeElement === link && link.getBoundingClientRect().top >= top;
    }).length;
  });
  expect(behind).toBe(0);
  await page.getByRole('button', notice).click();
  // The service worker of before first ends what it does for the other window.
  await expect
    .poll(() => buildsShown(page).catch(() => undefined), {timeout: 30_000})
    .toEqual(SECOND);

  // The other window is still of the first build, and gets what it needs of that one, from wherever.
  releases.serve('nothing');
  expect(await buildsShown(other)).toEqual(FIRST);
  const {options} = await openBox(other, 'restart');
  await expect(options.first()).toContainText(/restart/i);
  await other.keyboard.press('Escape');
  await other.locator('aside').getByRole('link', {name: 'Install'}).first().click();
  await expect(other).toHaveURL(/install$/);
  await expect(other.getByRole('heading', {level: 1})).toHaveText(/install/i);
  expect(await buildsOn(other, releases.url)).toEqual(SECOND);

  releases.serve('first');
  await page.reload();
  // Where the browser scrolls back to may be reached before the script that listens; a reader reads on.
  await page.mouse.wheel(0, 100);
  await page.getByRole('button', notice).click({timeout: 30_000});
  await expect.poll(() => buildsShown(page).catch(() => undefined)).toEqual(FIRST);
  releases.serve('nothing');
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
});

test('readers who keep nothing get each new version at once', async ({openPage, releases}) => {
  const page = await openPage('/toolhive/quickstart');
  await visitedIsKept(page);
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
  releases.serve('second');
  expect(await buildsOn(page, releases.url)).toEqual(SECOND);
  releases.serve('first');
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
  releases.serve('nothing');
  const [build, ...more] = await buildsOn(page, releases.url);
  expect(build).toBeDefined();
  expect(more).toEqual([]);
});

test('an update without room leaves the kept version for when there is no connection', async ({
  openPage,
  releases,
}) => {
  const page = await openPage();
  await keepWhole(page, releases.url);
  const devtools = await page.context().newCDPSession(page);
  // Room for a service worker, not for a second site. The browser counts a little later than it stores.
  const usage = () => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await expect.poll(usage).toBeGreaterThan(8_000_000);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(releases.url).origin,
    quotaSize: (await usage()) + 4_000_000,
  });
  releases.serve('second');
  // A browser looks for a new version when it has time, which a page that is opened again and again leaves it none of.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => buildsOn(page, releases.url), {timeout: 60_000, intervals: [3000]})
    .toEqual(SECOND);
  releases.serve('nothing');
  expect((await buildsOn(page, releases.url)).size).toBe(1);
  await page.goto(`${releases.url}${GUIDE}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/secrets/i);
});

test('an update that fails halfway leaves the kept version, and the next attempt replaces it', async ({
  openPage,
  releases,
}) => {
  const page = await openPage();
  await keepWhole(page, releases.url);
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const states: string[] = [];
      const worker = registration.installing;
      await new Promise<void>((resolve) => {
        const note = (): void => {
          states.push(worker?.state ?? 'none');
          if (worker?.state !== 'installing') resolve();
        };
        worker?.addEventListener('statechange', note);
        note();
      });
      return states;
    });
  releases.serve('halfway');
  expect(await update()).toEqual(['installing', 'redundant']);
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
  const {options} = await openBox(page, 'restart');
  await expect(options.first()).toContainText(/restart/i);
  await page.keyboard.press('Escape');

  releases.serve('second');
  expect(await update()).toEqual(['installing', 'installed']);
  await page.mouse.wheel(0, 100);
  await page.getByRole('button', notice).click({timeout: 30_000});
  await expect
    .poll(() => buildsShown(page).catch(() => undefined), {timeout: 30_000})
    .toEqual(SECOND);
});
