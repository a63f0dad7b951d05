import {expect, test} from '../support/test';
import {openConsole, responseBody, responseStatus, sendButton} from './console';

test.describe('the form of a request', () => {
  test('says beside a field what is wrong, in words that the field is tied to, and sends it on purpose', async ({
    openPage,
  }) => {
    const {page, console} = await openConsole(openPage, 'createWorkload');
    const image = console.getByLabel('image');
    await image.fill('');
    await expect(image).toHaveAttribute('aria-invalid', 'true');
    const ids = (await image.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const texts = await page.evaluate(
      (list) => list.map((id) => document.getElementById(id)?.textContent),
      ids,
    );
    expect(texts).toContain('image is required');
    expect(await sendButton(console).innerText()).toBe('Send anyway');
    await sendButton(console).click();
    await expect.poll(() => responseStatus(console).innerText()).toContain('400 Bad Request');
    expect(await responseBody(console).innerText()).toContain('image is required');
    await console.getByRole('button', {name: 'image', exact: true}).click();
    expect(await image.evaluate((field) => field === document.activeElement)).toBe(true);
    await image.fill('mcp/time:latest');
    expect(await sendButton(console).innerText()).toBe('Send');
    expect(await image.getAttribute('aria-invalid')).toBe(null);
  });

  test('ties a field for JSON to what is wrong with it', async ({openPage}) => {
    const {console} = await openConsole(openPage, 'createWorkload', {
      before: (opened) =>
        opened.route('**/api-specs/*.json', async (route) => {
          const response = await route.fetch();
          const text = await response.text();
          // A part that may have any members, which no form can list.
          const given = text.replace(
            /"target_port":\{"type":"integer"/g,
            '"target_port":{"type":"object"',
          );
          expect(given).not.toBe(text);
          await route.fulfill({response, body: given});
        }),
    });
    const field = console.getByLabel('target_port');
    await console.getByText(/more fields/).click();
    await field.fill('{"a": ');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const told = () =>
      field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    expect(await told()).toMatch(/line 1, column/i);
    await field.fill('{"a": 1}');
    expect(await told()).not.toMatch(/line 1, column/i);
  });

  test('has rows that come and go, with the focus beside them', async ({openPage}) => {
    const {page, console} = await openConsole(openPage, 'createWorkload');
    await console.getByText(/more fields/).click();
    const variables = console.getByRole('group', {name: 'env_vars'});
    await variables.getByRole('button', {name: 'Add to env_vars'}).click();
    const focused = () =>
      page.evaluate(
        () =>
          (document.activeElement as HTMLElement | null)?.dataset.field ??
          document.activeElement?.textContent,
      );
    expect(await focused()).toBe('body/env_vars/0');
    await variables.getByRole('button', {name: 'Add to env_vars'}).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('WRONG');
    await expect(variables.getByText('env_vars[1] must match ^[^=]+=; got "WRONG"')).toBeVisible();
    await variables.getByRole('button', {name: 'Remove env_vars 2'}).click();
    expect(await focused()).toBe('Remove env_vars 1');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Add to env_vars');
    const port = console.getByLabel('target_port');
    await port.fill('80a');
    await expect(
      console.getByText('target_port must be an integer, not a string').first(),
    ).toBeVisible();
    await port.fill('8081');
    await console
      .getByRole('group', {name: 'oidc'})
      .getByLabel('issuer')
      .fill('https://login.example.net');
    await console.getByRole('button', {name: 'Edit as JSON'}).click();
    expect(JSON.parse(await console.getByLabel('Body as JSON').inputValue())).toEqual({
      name: 'osv-local',
      image: 'ghcr.io/stackloklabs/osv-mcp/server:latest',
      transport: 'sse',
      permission_profile: 'network',
      target_port: 8081,
      oidc: {issuer: 'https://login.example.net'},
    });
  });

  test('becomes JSON and back with the same value; what is not JSON stays, with line and column', async ({
    openPage,
  }) => {
    const {console} = await openConsole(openPage, 'createWorkload');
    await console.getByRole('button', {name: 'Edit as JSON'}).click();
    const text = console.getByLabel('Body as JSON');
    await text.fill('{\n  "image": time\n}');
    await console.getByRole('button', {name: 'Edit as form'}).click();
    await expect(text).toHaveValue('{\n  "image": time\n}');
    expect(
      await console.getByText('Line 2, column 12: expected a value; found "t"').count(),
    ).toBeGreaterThan(1);
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await sendButton(console).click();
    await expect
      .poll(() => responseBody(console).innerText())
      .toContain('the body is not valid JSON');
    const written =
      '{"image": "mcp/time:latest", "transport": "http", "unknown": 12345678901234567890, "env_vars": ["A=1"]}';
    await text.fill(written);
    await console.getByRole('button', {name: 'Edit as form'}).click();
    await expect(console.getByLabel('image')).toHaveValue('mcp/time:latest');
    expect(await console.getByLabel('transport').locator('option:checked').innerText()).toBe(
      '"http"',
    );
    await expect(console.getByLabel('env_vars[0]')).toHaveValue('A=1');
    // Nothing was edited, so that nothing of it is lost, such as the last digits of a long number.
    await console.getByRole('button', {name: 'Edit as JSON'}).click();
    await expect(text).toHaveValue(written);
    await console.getByRole('button', {name: 'Edit as form'}).click();
    await console.getByLabel('env_vars[0]').fill('A=2');
    await console.getByRole('button', {name: 'Edit as JSON'}).click();
    expect(JSON.parse(await text.inputValue())).toEqual({
      image: 'mcp/time:latest',
      transport: 'http',
      unknown: JSON.parse('12345678901234567890') as number,
      env_vars: ['A=2'],
    });
    const examples = console.getByLabel('Load an example');
    await examples.selectOption('As short as it gets');
    expect(JSON.parse(await text.inputValue())).toEqual({image: 'mcp/time:latest'});
    // A browser tells of a choice only when it is another one, so none is chosen after an edit.
    await text.fill('{}');
    await expect(examples).toHaveValue('');
    await expect(examples.locator('option:checked')).toHaveText('Edited');
    await examples.selectOption('As short as it gets');
    expect(JSON.parse(await text.inputValue())).toEqual({image: 'mcp/time:latest'});
  });

  test('names no example above a body that was brought back from the history', async ({
    openPage,
  }) => {
    const {console} = await openConsole(openPage, 'createWorkload');
    const examples = console.getByLabel('Load an example');
    const first = await examples.locator('option:checked').innerText();
    const image = console.getByLabel('image');
    await image.fill('mcp/time:1');
    await sendButton(console).click();
    await console.getByText('History (1)').click();
    await console.locator('.ac-history button').click();
    await expect(image).toHaveValue('mcp/time:1');
    await expect(examples).toHaveValue('');
    await examples.selectOption(first);
    await expect(image).not.toHaveValue('mcp/time:1');
  });
});
