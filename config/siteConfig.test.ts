import {expect, it} from 'vitest';
import {environment, site} from '../site.config';
import {siteConfig} from './siteConfig';

it('leaves pages that are not for other search engines out of the sitemap, below a base path too', () => {
  const {plugins = []} = siteConfig(site, {...environment, baseUrl: '/docs/'});
  const sitemap = plugins.find(
    (plugin) => Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-sitemap',
  );
  expect(sitemap).toMatchObject([
    '@docusaurus/plugin-sitemap',
    {ignorePatterns: ['/docs/theme-preview', '/docs/search', '/docs/offline']},
  ]);
});

it('offers the MCP server unless the host has none', () => {
  expect(siteConfig(site, environment).customFields).not.toHaveProperty('mcp');
  expect(siteConfig(site, {...environment, hasMcp: false}).customFields).toHaveProperty(
    'mcp',
    false,
  );
});

it('takes navbar, footer and languages from the options', () => {
  const {themeConfig, i18n} = siteConfig(
    {
      ...site,
      navbar: {hideOnScroll: true, items: [{type: 'social'}, {label: 'Plain', to: '/plain'}]},
      footer: {style: 'dark', links: [{title: 'Places', items: 'social'}]},
      locales: [{code: 'fr', label: 'Français', htmlLang: 'fr-CA'}],
    },
    environment,
  );
  const {navbar, footer} = themeConfig as {
    navbar: {items: object[]};
    footer: {style: string; links: {items: object[]}[]};
  };
  expect(navbar.items).toHaveLength(site.social.length + 1);
  expect(navbar.items.at(-1)).toEqual({label: 'Plain', to: '/plain', position: 'right'});
  expect(footer.style).toBe('dark');
  expect(footer.links[0]?.items).toEqual(
    site.social.map(({label, href}) => ({
      html: expect.stringMatching(
        new RegExp(`^<a [^>]*href="${href}"[^>]*><svg [^]*</svg>${label}</a>$`),
      ) as unknown,
    })),
  );
  expect(i18n).toMatchObject({
    defaultLocale: 'fr',
    locales: ['fr'],
    localeConfigs: {fr: {label: 'Français', htmlLang: 'fr-CA'}},
  });
});
