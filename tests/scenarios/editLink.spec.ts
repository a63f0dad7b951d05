import {scenario} from './support/scenario';
import {expect, test} from '../support/test';

const rich = scenario('rich');
const plain = scenario('plain');

test.describe('the link to change a page', () => {
  for (const [route, file] of [
    ['/toolhive/quickstart', 'docs/toolhive/quickstart.mdx'],
    // The build writes this page.
    ['/toolhive/reference/cli/thv', 'specs/thv-cli.yaml'],
    ['/v0.0.47/toolhive/quickstart', 'versioned_docs/version-v0.0.47/toolhive/quickstart.mdx'],
  ] as const)
    rich(`leads from ${route} to ${file}`, async ({openPage}) => {
      const page = await openPage(route);
      await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
        'href',
        `https://code.example/docs/edit/main/${file}`,
      );
    });

  rich('is not there on a page that is made from many others', async ({openPage}) => {
    const page = await openPage('/toolhive/reference/errors');
    await expect(page.getByRole('link', {name: 'Report an issue'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
  });

  plain('is not there where nobody has set where', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await expect(page.getByRole('link', {name: 'Report an issue'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
  });
});
