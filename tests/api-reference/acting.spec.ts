import {fileURLToPath} from 'node:url';
import {listOperations} from '@toolhive-docs/api-spec';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {scrollEnd} from '../support/scrollTo';
import {expect, test} from '../support/test';
import {API_PAGE} from './page';

const spec = loadApiSpec(fileURLToPath(new URL('../../specs/toolhive-api.yaml', import.meta.url)));
const current = '[data-api] > nav [aria-current]';

test.describe('the sidebar of the API reference', () => {
  test(
    'is 300 pixels wide and names each operation with its method in words',
    {tag: '@9-25'},
    async ({openPage}) => {
      const page = await openPage(API_PAGE);
      const nav = page.getByRole('navigation', {name: 'API operations'});
      expect((await nav.boundingBox())?.width).toBe(300);
      const links = await nav.locator('li li a:has([data-method])').allInnerTexts();
      expect(links).toHaveLength(listOperations(spec).length);
      for (const link of links) expect(link).toMatch(/(GET|POST|DELETE)$/);
    },
  );

  test('follows the reader down the page and up again', async ({openPage}) => {
    const page = await openPage(API_PAGE, {reducedMotion: 'reduce'});
    expect(await page.locator(current).innerText()).toBe('Overview');
    for (const [id, name] of [
      ['stopWorkload', 'Stop a workload'],
      ['schema.Workload', 'Workload'],
      ['getVersion', 'Get the version'],
    ] as const) {
      await page.evaluate(
        (place) => document.getElementById(place)?.scrollIntoView({behavior: 'instant'}),
        id,
      );
      await expect.poll(() => page.locator(current).innerText()).toMatch(new RegExp(`^${name}`));
      // The mark must be in sight, whatever the length of the list.
      expect(
        await page.locator(current).evaluate((link) => {
          const {top, bottom} = link.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        }),
      ).toBe(true);
    }
  });

  test('marks what is pressed, also short sections and the last one', async ({openPage}) => {
    const page = await openPage(API_PAGE, {height: 1300, reducedMotion: 'reduce'});
    const links = page.getByRole('navigation', {name: 'API operations'}).getByRole('link');
    const last = await links.last().innerText();
    for (const name of ['Schemas', 'Error text', 'System', last]) {
      const link = links.filter({hasText: name}).first();
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'location');
    }
  });

  test('opens on a phone by its button and closes when a place is chosen', async ({openPage}) => {
    const page = await openPage(API_PAGE, {width: 390, height: 844, reducedMotion: 'reduce'});
    const link = page
      .getByRole('navigation', {name: 'API operations'})
      .getByRole('link', {name: /^List registries/});
    await expect(link).toBeHidden();
    await page.getByRole('button', {name: /^Operations/}).click();
    await link.click();
    await expect(link).toBeHidden();
    await scrollEnd(page);
    const top = await page
      .locator('#listRegistries')
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });

  test('is closed when a window that was wide is narrow again', async ({openPage}) => {
    const page = await openPage(API_PAGE, {width: 996});
    const button = page.getByRole('button', {name: /^Operations/});
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const width of [997, 996]) await page.setViewportSize({width, height: 800});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on a phone when the Tab key goes on to the text', async ({openPage}) => {
    const page = await openPage(API_PAGE, {width: 390, height: 844, reducedMotion: 'reduce'});
    const list = page.getByRole('navigation', {name: 'API operations'});
    await page.getByRole('button', {name: /^Operations/}).press('Enter');
    const last = list.getByRole('link').last();
    await last.focus();
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(last).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).not.toBeNull();
  });

  test('closes on a phone with Escape, which gives the focus back to its button', async ({
    openPage,
  }) => {
    const page = await openPage(API_PAGE, {width: 390, height: 844, reducedMotion: 'reduce'});
    const button = page.getByRole('button', {name: /^Operations/});
    await button.press('Enter');
    const link = page.getByRole('navigation', {name: 'API operations'}).getByRole('link').first();
    await link.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('links to places of the API reference', () => {
  const field = 'createWorkload.body.oidc.jwks_url';
  const inSight = `(() => {
    const place = document.getElementById('${field}');
    const {top, bottom} = place.getBoundingClientRect();
    return place.checkVisibility() && top >= 0 && bottom <= innerHeight;
  })()`;

  test('open what is folded around a field, and go there', async ({openPage}) => {
    const page = await openPage(`${API_PAGE}#${field}`, {reducedMotion: 'reduce'});
    await expect.poll(() => page.evaluate(inSight)).toBe(true);
  });

  test('do so too when the reader is on the page already, and a second time', async ({
    openPage,
  }) => {
    const page = await openPage(API_PAGE, {reducedMotion: 'reduce'});
    await page.evaluate((id) => void (location.hash = id), field);
    await expect.poll(() => page.evaluate(inSight)).toBe(true);
    await page.locator('[id="createWorkload.body.oidc"] + dd summary').first().click();
    expect(await page.evaluate(inSight)).toBe(false);
    await page.evaluate((id) => {
      const link = Object.assign(document.createElement('a'), {href: `#${id}`});
      document.querySelector('[data-api]')?.append(link);
      link.click();
    }, field);
    await expect.poll(() => page.evaluate(inSight)).toBe(true);
  });

  test('keep working after coming from another page', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart', {reducedMotion: 'reduce'});
    await page.locator('footer').getByRole('link', {name: 'API reference'}).click();
    await page.locator('#stopWorkload').waitFor();
    await page
      .getByRole('navigation', {name: 'API operations'})
      .getByRole('link', {name: /^Stop a workload/})
      .click();
    await expect.poll(() => page.locator(current).innerText()).toMatch(/^Stop a workload/);
  });
});

test.describe('code samples of the API reference', () => {
  test('change together, and the choice is kept', async ({openPage}) => {
    const page = await openPage(API_PAGE, {reducedMotion: 'reduce'});
    const create = page.locator('[data-operation=createWorkload]');
    await create.getByRole('tab', {name: 'Python'}).click();
    expect(await create.getByRole('tabpanel').innerText()).toContain('requests.post(');
    expect(
      await page.locator('[data-operation=getHealth]').getByRole('tabpanel').innerText(),
    ).toContain('import requests');
    await page.reload();
    await expect.poll(() => create.getByRole('tabpanel').innerText()).toContain('requests.post(');
    expect(await create.getByRole('tab', {selected: true}).innerText()).toBe('Python');
  });

  test('are copied as they are shown', async ({openPage}) => {
    const page = await openPage(API_PAGE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page
      .locator('[data-operation=stopWorkload] [data-samples] button[data-action=copy]:visible')
      .first()
      .click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('curl -i -X POST http://localhost:8080/api/v1beta/workloads/osv-local/stop');
  });
});
