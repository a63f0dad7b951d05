import {BUDGETS} from './budgets';
import {layoutShift, noteLayoutShifts} from './support/layoutShift';
import {measureTransfer} from './support/measureTransfer';
import {expect, test} from './support/test';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Notes a measured size beside its budget, for the report. */
const note = (type: string, description: string): void =>
  void test.info().annotations.push({type, description});

test.describe('budgets of a cold load', () => {
  for (const {path, ...budget} of BUDGETS) {
    test(`${path} keeps to them and does not move`, async ({openPage, siteUrl}) => {
      const page = await openPage();
      await noteLayoutShifts(page);
      const {script, style, document, image, font, other, ahead} = await measureTransfer(
        page,
        siteUrl + path,
      );
      expect(await layoutShift(page)).toBe(0);
      const elements = await page.locator('*').count();
      note('elements', `${elements} of ${budget.elements}`);
      note('script', `${kilobytes(script)} of ${kilobytes(budget.script)}`);
      note('style', `${kilobytes(style)} of ${kilobytes(budget.style)}`);
      note('document', kilobytes(document));
      note('images and others', kilobytes(image + font + other));
      note('ahead', kilobytes(ahead));
      expect(script).toBeGreaterThan(0);
      expect(script).toBeLessThanOrEqual(budget.script);
      expect(style).toBeLessThanOrEqual(budget.style);
      expect(elements).toBeLessThanOrEqual(budget.elements);
    });
  }

  for (const {path} of BUDGETS) {
    test(`${path} on a phone does not move while it loads`, async ({openPage, siteUrl}) => {
      const page = await openPage(undefined, {width: 390, height: 844});
      await noteLayoutShifts(page);
      await page.goto(siteUrl + path, {waitUntil: 'networkidle'});
      expect(await layoutShift(page)).toBe(0);
    });
  }
});
