import {BUDGETS} from './budgets';
import {layoutShift, noteLayoutShifts} from './support/layoutShift';
import {measureTransfer} from './support/measureTransfer';
import {expect, test} from './support/test';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const lines: string[] = [];

const line = (...[page, script, style, shift, rest]: string[]) =>
  lines.push(
    [
      page?.padEnd(40),
      script?.padStart(21),
      style?.padStart(19),
      shift?.padStart(15),
      rest?.padStart(28),
    ].join(' '),
  );

test.describe('budgets of a cold load', () => {
  line('page', 'script / budget', 'style / budget', 'shift / budget', 'document, images, ahead');

  test.afterAll(() => {
    console.log(lines.join('\n'));
  });

  for (const {path, ...budget} of BUDGETS) {
    test(`${path}`, async ({openPage, siteUrl}) => {
      const page = await openPage();
      await noteLayoutShifts(page);
      const {script, style, document, image, font, other, ahead} = await measureTransfer(
        page,
        siteUrl + path,
      );
      const shift = await layoutShift(page);
      line(
        path,
        `${kilobytes(script)} / ${kilobytes(budget.script)}`,
        `${kilobytes(style)} / ${kilobytes(budget.style)}`,
        `${shift.toFixed(3)} / ${budget.layoutShift}`,
        `${kilobytes(document)}, ${kilobytes(image + font + other)}, ${kilobytes(ahead)}`,
      );
      expect(script).toBeGreaterThan(0);
      expect(script).toBeLessThanOrEqual(budget.script);
      expect(style).toBeLessThanOrEqual(budget.style);
      expect(shift).toBeLessThanOrEqual(budget.layoutShift);
    });
  }

  for (const {path, layoutShift: limit} of BUDGETS) {
    test(`${path} on a phone does not move while it loads`, async ({openPage, siteUrl}) => {
      const page = await openPage(undefined, {width: 390, height: 844});
      await noteLayoutShifts(page);
      await page.goto(siteUrl + path, {waitUntil: 'networkidle'});
      expect(await layoutShift(page)).toBeLessThanOrEqual(limit);
    });
  }
});
