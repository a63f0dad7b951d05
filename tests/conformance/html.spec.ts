import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {site} from '../../site.config';
import {COMMAND_ROUTES, KINDS_OF_PAGE, ROUTES} from '../routes';
import {elements, hasClass, links, readHtml} from './readHtml';
import {expect, test} from '../support/test';

/** Pages that are made by others than the docs. */
const OTHERS = ['/', '/search', '/offline', '/toolhive/reference/api'];
const DOCS = ROUTES.filter((route) => !OTHERS.includes(route));

const pages = new Map<string, Root>();
// All in one worker, so that every page is read once.
test.describe.configure({mode: 'default'});
test.beforeAll(async ({siteUrl}) => {
  test.setTimeout(60_000);
  for (const route of [...ROUTES, KINDS_OF_PAGE['not-found page']])
    pages.set(route, await readHtml(siteUrl + route));
});
const all = () => [...pages];
const part = (root: Root | undefined, className: string) => elements(root, hasClass(className))[0];

test.describe('every page, as the server sends it', () => {
  test(
    'is in English, from left to right, and names no other language',
    {tag: ['@1-3', '@9-4']},
    () => {
      for (const [route, root] of all()) {
        const [html] = elements(root, ({tagName}) => tagName === 'html');
        expect([route, html?.properties['lang'], html?.properties['dir']]).toEqual([
          route,
          'en',
          'ltr',
        ]);
        const languages = elements(root, ({properties}) => 'hrefLang' in properties).map(
          ({properties}) => properties['hrefLang'],
        );
        expect(
          languages.filter((language) => language !== 'en' && language !== 'x-default'),
        ).toEqual([]);
      }
      expect(site.locales.map(({code}) => code)).toEqual(['en']);
    },
  );

  test(
    'has a skip link, a navbar, a main area and a footer',
    {tag: ['@2.2-1', '@2.2-3', '@2.2-4', '@2.2-5']},
    () => {
      for (const [route, root] of all()) {
        const [skip] = elements(root, ({properties}) => properties['href'] === '#main');
        expect([route, skip && toString(skip)]).toEqual([route, 'Skip to main content']);
        expect([
          route,
          elements(root, ({properties}) => properties['id'] === 'main').length,
        ]).toEqual([route, 1]);
        for (const tag of ['nav', 'main', 'footer']) {
          expect([route, tag, elements(root, ({tagName}) => tagName === tag).length > 0]).toEqual([
            route,
            tag,
            true,
          ]);
        }
      }
    },
  );

  test('has a search button labelled Search in its navbar', {tag: ['@1-2', '@2.2-14']}, () => {
    for (const [route, root] of all()) {
      const buttons = elements(part(root, 'navbar'), ({tagName}) => tagName === 'button').map(
        toString,
      );
      expect(
        buttons.filter((label) => label.startsWith('Search')),
        route,
      ).toHaveLength(1);
    }
  });

  test(
    'has links to source code, chat and videos in its navbar and in its footer',
    {tag: ['@1-12', '@1-14']},
    () => {
      const social = site.social.map(({label, href}) => ({label, href}));
      expect(social.map(({href}) => new URL(href).host)).toEqual([
        'github.com',
        'discord.gg',
        'youtube.com',
      ]);
      for (const [route, root] of all()) {
        for (const place of ['navbar', 'footer'])
          expect(links(part(root, place)), `${route} ${place}`).toEqual(
            expect.arrayContaining(social),
          );
      }
    },
  );

  test(
    'has a footer of link columns with a copyright line of 2025',
    {tag: ['@1-13', '@2.2-21', '@2.2-24', '@3.1-10', '@3.1-12', '@9-3']},
    () => {
      for (const [route, root] of all()) {
        const titles = elements(part(root, 'footer'), hasClass('footer__title')).map(toString);
        expect(titles.length, route).toBeGreaterThan(1);
        const line = part(root, 'footer__copyright');
        expect(line && toString(line), route).toMatch(/©.* 2025 /);
      }
    },
  );

  test('asks nobody who they are', {tag: ['@1-21', '@6-1']}, () => {
    for (const [route, root] of all()) {
      expect(
        elements(
          root,
          ({tagName, properties}) =>
            (tagName === 'form' && properties['role'] !== 'search') ||
            properties['type'] === 'password',
        ).length,
        route,
      ).toBe(0);
      for (const place of ['navbar', 'footer']) {
        expect(
          links(part(root, place)).filter(({label}) => /\b(sign|log) ?(in|up|on)\b/i.test(label)),
          route,
        ).toEqual([]);
      }
    }
  });

  test('takes scripts and styles from the site alone', () => {
    for (const [route, root] of all()) {
      const files = elements(
        root,
        ({tagName, properties}) =>
          tagName === 'script' ||
          (tagName === 'link' && String(properties['rel']).includes('stylesheet')),
      ).map(({properties}) => properties['src'] ?? properties['href'] ?? '/');
      expect(
        files.filter((file) => !file.startsWith('/')),
        route,
      ).toEqual([]);
    }
  });

  test('sets the colour mode before the first style sheet', () => {
    for (const [route, root] of all()) {
      const [head] = elements(root, ({tagName}) => tagName === 'head');
      const parts = elements(
        head,
        ({tagName, properties}) =>
          tagName === 'script' ||
          tagName === 'style' ||
          String(properties['rel']).includes('stylesheet'),
      );
      const script = parts.findIndex((each) => toString(each).includes('themeChoice'));
      expect(script, route).toBeGreaterThanOrEqual(0);
      expect(script, route).toBeLessThan(parts.findIndex(({tagName}) => tagName !== 'script'));
    }
  });

  test(
    'names the release it is about in its navbar, beside the name of the docs',
    {tag: ['@1-9', '@1-11', '@2.2-11', '@3.1-5']},
    () => {
      for (const [route, root] of all()) {
        const labels = links(part(root, 'navbar')).map(({label}) => label);
        expect(labels, route).toEqual(expect.arrayContaining([site.docsName, site.release]));
      }
    },
  );
});

test.describe('the docs', () => {
  test(
    'begin at the root of the site',
    {tag: ['@1-7', '@1-11', '@2.1-2', '@2.1-16', '@2.2-10']},
    () => {
      const [html] = elements(pages.get('/theme-preview'), ({tagName}) => tagName === 'html');
      expect(html?.properties['className']).toContain('docs-wrapper');
      const home = links(part(pages.get('/theme-preview'), 'navbar')).find(
        ({label}) => label === site.docsName,
      );
      expect(home?.href).toBe('/toolhive/');
    },
  );

  test('share one sidebar', {tag: ['@2.1-15', '@2.1-17', '@2.1-28']}, () => {
    const menus = DOCS.map((route) => {
      const menu = part(pages.get(route), 'theme-doc-sidebar-menu');
      return JSON.stringify(links(menu));
    });
    expect(JSON.parse(menus[0] ?? '[]')).not.toHaveLength(0);
    expect(new Set(menus).size).toBe(1);
  });

  test(
    'have a table of contents with all headings of levels 2 and 3 and no other',
    {tag: ['@2.1-9', '@9-2']},
    () => {
      let longest = 0;
      for (const route of DOCS) {
        const root = pages.get(route);
        const contents = part(root, 'theme-doc-toc-desktop');
        const [article] = elements(root, ({tagName}) => tagName === 'article');
        const ids = elements(
          article,
          ({tagName, properties}) => /^h[23]$/.test(tagName) && 'id' in properties,
        )
          .map(({properties}) => `#${String(properties['id'])}`)
          // The hidden heading above footnotes is nobody's place to go.
          .filter((id) => id !== '#footnote-label');
        if (contents === undefined) {
          expect(ids, route).toEqual([]);
          continue;
        }
        const listed = links(contents).map(({href}) => decodeURIComponent(href));
        expect(listed, route).toEqual(ids);
        longest = Math.max(longest, listed.length);
      }
      expect(longest).toBeGreaterThan(10);
    },
  );

  for (const [route, tag] of [
    ['/toolhive/guides-cli', '@2.1-19'],
    ['/toolhive/guides-k8s', '@2.1-21'],
  ] as const) {
    test(`${route} is an index of the pages below it`, {tag}, () => {
      const below = ROUTES.filter((each) => each.startsWith(`${route}/`));
      const [main] = elements(pages.get(route), ({tagName}) => tagName === 'main');
      expect(links(main).map(({href}) => href)).toEqual(expect.arrayContaining(below));
    });
  }

  test(
    'have a page for each command, all led to by the command reference',
    {tag: '@2.1-26'},
    () => {
      const led = new Set<string>();
      const follow = (route: string): void => {
        const [main] = elements(pages.get(route), ({tagName}) => tagName === 'main');
        for (const {href} of links(main)) {
          const [to = ''] = href.split('#');
          if (!COMMAND_ROUTES.includes(to) || led.has(to)) continue;
          led.add(to);
          follow(to);
        }
      };
      follow('/toolhive/reference/cli/');
      expect([...led].sort()).toEqual([...COMMAND_ROUTES].sort());
    },
  );

  test('have no blog', {tag: '@1-8'}, async ({siteUrl}) => {
    for (const path of ['/blog', '/blog/rss.xml', '/blog/archive']) {
      const [title] = elements(await readHtml(siteUrl + path), ({tagName}) => tagName === 'h1');
      expect(title ? toString(title) : 'no page').toMatch(/^(Page not found|no page)$/);
    }
    expect(
      all()
        .flatMap(([, root]) => links(root))
        .filter(({href}) => /^\/blog\b/.test(href)),
    ).toEqual([]);
  });
});

test.describe('the start page', () => {
  test('has the tagline', {tag: ['@1-23', '@2.1-13']}, () => {
    const [main] = elements(pages.get('/'), ({tagName}) => tagName === 'main');
    expect(site.tagline).toBe('Simple and secure AI tools');
    expect(main && toString(main)).toContain(site.tagline);
  });
});
