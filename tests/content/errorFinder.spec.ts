import {openBox} from '../search/box';
import {holdScript} from '../support/holdScript';
import {expect, test} from '../support/test';

const PAGE = '/toolhive/reference/errors';

test('a pasted error message is explained with cause, fix and page', async ({openPage}) => {
  const page = await openPage(PAGE);
  const field = page.getByRole('textbox', {name: 'Error message'});
  await field.fill(
    '2025-06-20T10:11:12Z ERROR failed to create runtime: no supported container runtime available\nexit status 1',
  );
  const found = page.locator('[data-found]');
  await expect(found).toContainText('Docker or Podman');
  await found.locator('dl').first().getByRole('link').last().click();
  await expect(page.getByRole('rowheader', {name: /no supported container/})).toBeFocused();
});

test('who hears the page is told how many explanations there are, once they have stopped writing', async ({
  openPage,
}) => {
  const page = await openPage(PAGE);
  const said = await page.locator('error-finder [role=status]').evaluateHandle((status) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(status.textContent)).observe(status, {childList: true});
    return texts;
  });
  const field = page.getByRole('textbox', {name: 'Error message'});
  await field.pressSequentially('permission denied while trying to connect', {delay: 60});
  await expect(page.locator('[data-found] dl').first()).toBeVisible();
  await expect
    .poll(() => said.jsonValue())
    .toEqual([expect.stringMatching(/^\d explanations? found$/)]);
});

test('an explanation has the code and the links of the list; what only the API reference explains has its words', async ({
  openPage,
}) => {
  const page = await openPage(PAGE);
  const field = page.getByRole('textbox', {name: 'Error message'});
  const found = page.locator('[data-found]');
  await field.fill('no supported container runtime available');
  await expect(found.locator('code', {hasText: 'podman machine start'})).toBeVisible();
  await found.getByRole('link', {name: 'Connect to Docker or Podman'}).click();
  await expect(page).toHaveURL(/guides-cli\/install#runtime$/);
  await page.goBack();
  await field.fill('Cannot remove the default registry');
  await expect(found.getByRole('link', {name: 'ToolHive API'}).first()).toBeVisible();
});

test('a message that is pasted before the script comes is explained when it is there', async ({
  openPage,
}) => {
  const {release, before} = holdScript('error-finder');
  const page = await openPage(PAGE, {before});
  await page
    .getByRole('textbox', {name: 'Error message'})
    .fill('no supported container runtime available');
  release();
  await expect(page.getByText('Cause', {exact: true}).first()).toBeVisible();
});

test('a search for an error message leads to the row that explains it, where the message is heard', async ({
  openPage,
}) => {
  const page = await openPage('/toolhive/quickstart');
  await openBox(page, 'no supported container runtime available');
  await page.keyboard.press('Enter');
  const symptom = page.getByRole('rowheader', {name: /no supported container/});
  await expect(symptom).toBeFocused();
  await expect(page.getByRole('row').filter({has: symptom})).toBeInViewport({ratio: 1});
});

test('an address with a row marks it', async ({openPage}) => {
  const page = await openPage(`${PAGE}#no-supported-container-runtime-available`);
  const row = page.getByRole('row').filter({hasText: 'no supported container'}).first();
  await expect(row).toBeInViewport({ratio: 1});
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('an error that has only words in common with the message is said to be so', async ({
  openPage,
}) => {
  const page = await openPage(PAGE);
  const field = page.getByRole('textbox', {name: 'Error message'});
  await field.fill('my built-in servers disappeared');
  await expect(page.getByRole('definition').first()).toContainText('similar words only');
  await field.fill('failed to load permission profile');
  await expect(page.getByRole('definition').first()).toHaveText(
    'failed to load permission profile',
  );
});

test('a message that no page explains is said to be unknown', async ({openPage}) => {
  const page = await openPage(PAGE);
  await page.getByRole('textbox', {name: 'Error message'}).fill('qwertz uiop');
  await expect(page.getByText('No page explains this error').first()).toBeVisible();
  await page.getByRole('link', {name: 'Search for its words'}).click();
  await expect(page.getByRole('heading', {name: 'Search results for "qwertz uiop"'})).toBeVisible();
});

test('a list that does not load is said so, and tried again', async ({openPage}) => {
  const page = await openPage(PAGE, {expected: [/Failed to load resource/]});
  let isBroken = true;
  await page.route('**/errors.json', (route) => (isBroken ? route.abort() : route.continue()));
  const field = page.getByRole('textbox', {name: 'Error message'});
  await field.fill('no supported container runtime');
  await expect(page.locator('[data-found]')).toContainText('The list of errors did not load');
  isBroken = false;
  await field.fill('no supported container runtime available');
  await expect(page.getByText('Cause', {exact: true}).first()).toBeVisible();
});

test('a link to a section of the list leads there, and nothing moves it', async ({openPage}) => {
  const page = await openPage(`${PAGE}#registry`);
  await page.getByRole('textbox', {name: 'Error message'}).waitFor();
  const heading = page.locator('#registry');
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(0);
});

test('readers without scripts have the whole list', async ({openPage}) => {
  const page = await openPage(PAGE, {javaScript: false});
  await expect(page.getByRole('textbox', {name: 'Error message'})).toBeHidden();
  expect(await page.getByRole('row').count()).toBeGreaterThan(60);
});

test('the search leads from an error message to what explains it', async ({openPage}) => {
  const page = await openPage('/toolhive/quickstart');
  const box = await openBox(page, 'Error: failed to run workload: invalid volume format');
  const explain = box.dialog.getByRole('option', {name: 'Explain this error message'});
  await explain.waitFor();
  // The way to all results is the last line, this one is before it.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(explain).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', {name: 'Error message'})).toHaveValue(
    'Error: failed to run workload: invalid volume format',
  );
  await expect(page.locator('[data-found]')).toContainText('--volume');

  await openBox(page, 'failed to load permission profile');
  await explain.click();
  await expect(page.locator('[data-found]')).toContainText('failed to load permission profile');
  await page.goBack();
  await expect(page.locator('[data-found]')).toContainText('--volume');

  await openBox(page, 'permission profile');
  await expect(explain).toHaveCount(0);
});

test('the page of results leads to what explains an error message', async ({openPage}) => {
  const page = await openPage('/search?q=failed+to+load+permission+profile');
  await page.getByRole('link', {name: 'Explain this error message'}).click();
  await expect(page).toHaveURL(/reference\/errors#message=failed\+to/);
  await expect(page.getByText('Cause', {exact: true}).first()).toBeVisible();
});
