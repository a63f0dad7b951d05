import type {Locator, Page} from '@playwright/test';
import {settled} from '../accessibility/visit';
import {KINDS_OF_PAGE} from '../routes';
import {openBox} from '../search/box';
import {expect, ready, test} from '../support/test';
import {endContrast} from './endContrast';

const GUIDE = '/toolhive/guides-cli/install';

/** Durations in milliseconds of what moves on the page now, and how often each is repeated. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({effect}) => effect?.getComputedTiming())
      .map((timing) => ({duration: Number(timing?.duration ?? 0), times: timing?.iterations ?? 1})),
  );

test.describe('for a reader who wants less motion', () => {
  test('nothing moves: neither menu nor search nor a jump to a place', async ({openPage}) => {
    const page = await openPage(GUIDE, {width: 390, height: 844, reducedMotion: 'reduce'});
    const moving: {duration: number; times: number}[] = [];
    const look = async () =>
      void moving.push(
        ...(await motions(page)).filter(({duration, times}) => duration > 1 || times > 1),
      );
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await look();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await look();
    await openBox(page, 'transport');
    await look();
    await page.keyboard.press('Escape');
    await page.locator('.theme-doc-toc-mobile summary').click();
    await page.locator('.theme-doc-toc-mobile a').last().click();
    await look();
    expect(moving).toEqual([]);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
  });
});

test.describe('with the colours of the system forced on the page', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`chevrons and separators stand out at 3:1 or more, ${colorScheme}`, async ({openPage}) => {
      const page = await openPage('/toolhive/guides-cli/install', {
        colorScheme,
        reducedMotion: 'reduce',
        before: (blank) => blank.emulateMedia({forcedColors: 'active', colorScheme}),
      });
      for (const selector of [
        '.menu__caret',
        '.menu__link--sublist-caret',
        '.breadcrumbs__item:first-child',
      ])
        expect
          .soft(await endContrast(page.locator(`${selector}:visible`).first()), selector)
          .toBeGreaterThanOrEqual(3);
    });
  }

  /** Whether a part looks different once it is no longer what it is. */
  async function tells(part: Locator, change: (element: Element) => void): Promise<boolean> {
    await part.scrollIntoViewIfNeeded({timeout: 3000});
    const {x = 0, y = 0, width = 0, height = 0} = (await part.boundingBox()) ?? {};
    const picture = async () =>
      (
        await part
          .page()
          .screenshot({clip: {x: x - 6, y: y - 6, width: width + 12, height: height + 12}})
      ).toString('base64');
    const before = await picture();
    await part.evaluate(change);
    return (await picture()) !== before;
  }

  test('what is chosen, pressed, current or focused can be told by its shape', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openPage(undefined, {reducedMotion: 'reduce'});
    await page.emulateMedia({forcedColors: 'active'});
    await page.goto(siteUrl + GUIDE);
    await ready(page);
    const told: Record<string, boolean> = {};
    const tab = page.locator('[role=tab][aria-selected=true]:visible').first();
    told['tab'] = await tells(tab, (element) => {
      element.setAttribute('aria-selected', 'false');
      element.classList.remove('tabs__item--active');
    });
    const link = page.locator('.theme-doc-sidebar-container .menu__link[aria-current=page]');
    told['page in the sidebar'] = await tells(link, (element) => {
      element.classList.remove('menu__link--active');
      element.parentElement?.classList.remove('menu__list-item-collapsible--active');
      element.removeAttribute('aria-current');
    });
    const wrap = page.locator('figure:visible [data-action=wrap]').first();
    await wrap.evaluate((element: HTMLElement) => element.click());
    told['pressed button of a sample'] = await tells(wrap, (element) =>
      element.setAttribute('aria-pressed', 'false'),
    );
    for (const [name, part] of [
      ['link', page.locator('article p a:visible').first()],
      ['button', page.locator('nav.navbar').getByRole('button', {name: 'Search'})],
    ] as const) {
      told[`focus of a ${name}`] = await part.evaluate(async (element: HTMLElement) => {
        element.focus({focusVisible: true} as FocusOptions);
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        const {outlineStyle, outlineWidth} = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
    }
    await page.goto(`${siteUrl}/search?q=port`);
    const filter = page.locator('.search-filter[aria-pressed=true]');
    told['pressed filter'] = await tells(filter, (element) =>
      element.setAttribute('aria-pressed', 'false'),
    );
    const {field} = await openBox(page, 'transport');
    told['active entry of the search'] = await tells(
      page.locator('[role=option][aria-selected=true]'),
      (element) => element.setAttribute('aria-selected', 'false'),
    );
    expect(
      await field.evaluate(
        (element) => getComputedStyle(element.closest('[role=dialog]') ?? element).borderTopStyle,
      ),
    ).toBe('solid');
    expect(told).toEqual(Object.fromEntries(Object.keys(told).map((name) => [name, true])));
  });
});

test.describe('on paper', () => {
  test('there is the text, dark on white in both colour modes, and nothing to press', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE, {colorScheme: 'dark'});
    // A sheet of A4 is some 720 pixels wide.
    await page.setViewportSize({width: 720, height: 1000});
    await page.emulateMedia({media: 'print'});
    const shown = await page.evaluate(() => {
      const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});
      const luminance = (color: string) => {
        const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? [])
          .map(Number)
          .map((value) =>
            value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
          );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const pale = [
        ...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, td, code, pre span)'),
      ]
        .filter(isShown)
        .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5);
      return {
        controls: [...document.querySelectorAll('button, input, nav a, aside a')]
          .filter(isShown)
          .filter((element) => element.closest('[role=tablist]') === null)
          .map((element) => element.outerHTML.slice(0, 80)),
        ground: getComputedStyle(document.body).backgroundColor,
        pale: pale
          .map(
            (element) =>
              `${element.tagName} ${element.textContent.slice(0, 30)} ${getComputedStyle(element).color}`,
          )
          .slice(0, 5),
        heading: document.querySelector('h1')?.checkVisibility() ?? false,
        cutCode: [...document.querySelectorAll('pre')]
          .filter(isShown)
          .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
          .map(({textContent}) => textContent.slice(0, 40)),
        width: document.documentElement.scrollWidth,
      };
    });
    expect(shown).toEqual({
      controls: [],
      ground: expect.stringMatching(/^rgb\(2[45]\d, 2[45]\d, 2[45]\d\)$/),
      pale: [],
      heading: true,
      cutCode: [],
      width: 720,
    });
  });
});

/** Parts whose text does not fit them, and whether the page is wider than the window. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('main *, nav *, footer *')].filter(
      (element) => {
        if (
          !element.checkVisibility({visibilityProperty: true}) ||
          element.closest('svg, .visually-hidden, pre') !== null
        )
          return false;
        const {overflowX, overflowY, textOverflow} = getComputedStyle(element);
        const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          textOverflow !== 'ellipsis' &&
          ((isClipped(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (isClipped(overflowY) && element.scrollHeight > element.clientHeight + 1)) &&
          element.clientWidth > 1
        );
      },
    );
    const list = cut.map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 40)}`,
    );
    return document.documentElement.scrollWidth > innerWidth
      ? [...list, `the page is ${document.documentElement.scrollWidth} pixels wide`]
      : list;
  });

test.describe('larger', () => {
  const PAGES = [
    KINDS_OF_PAGE.landing,
    KINDS_OF_PAGE.guide,
    KINDS_OF_PAGE.command,
    KINDS_OF_PAGE['search results'],
  ];

  test('at 200 percent, with text at twice the size, or spaced as WCAG 1.4.12 has it, nothing is cut off and all is there to press', async ({
    openPage,
    siteUrl,
  }) => {
    test.setTimeout(60_000);
    const page = await openPage();
    const found: string[] = [];
    const look = async (what: string) => {
      await settled(page);
      found.push(...(await cutOff(page)).map((part) => `${what}: ${part}`));
    };
    for (const path of PAGES) {
      await page.setViewportSize({width: 640, height: 400});
      await page.goto(siteUrl + path);
      await ready(page);
      await look(`${path} at 200 %`);
      for (const name of ['Toggle navigation bar', 'Search'])
        await expect(
          page.getByRole('button', {name, exact: true}).first(),
          `${path}: ${name}`,
        ).toBeVisible();
      await page.setViewportSize({width: 1280, height: 800});
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await look(`${path} with text of 200 %`);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
        );
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
      await look(`${path} spaced`);
    }
    expect(found).toEqual([]);
  });
});
