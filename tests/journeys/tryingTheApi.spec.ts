import {expect, test} from '../engines/test';

const API = '/toolhive/reference/api';

test.describe('a reader who tries the API', () => {
  test('opens the console of an operation and sends to the sandbox', async ({openPage}) => {
    const page = await openPage(API, {reducedMotion: 'reduce'});
    await page.getByRole('button', {name: 'Try it: List workloads'}).click();
    const console = page.getByRole('region', {name: 'Console: List workloads'});
    await console.getByRole('button', {name: 'Send', exact: true}).click();
    const response = console.getByRole('group', {name: 'Response'});
    await expect(response.getByRole('status').first()).toContainText('200 OK');
    await expect(console.getByRole('group', {name: 'Body of the response'})).toContainText(
      '"workloads"',
    );
  });

  test('starts the tour and takes its first step', async ({openPage}) => {
    const page = await openPage(API, {reducedMotion: 'reduce'});
    await page.getByRole('button', {name: 'Take the workload tour'}).click();
    const tour = page.getByRole('region', {name: 'Workload tour'});
    await tour.getByRole('button', {name: 'Send to the sandbox'}).click();
    await expect(tour.getByRole('status').filter({hasText: '201 Created'})).toBeVisible();
    await tour.getByRole('button', {name: 'Next: list the workloads'}).click();
    await expect(tour.getByText(/^Step 2/)).toBeVisible();
  });
});
