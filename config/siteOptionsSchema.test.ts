import {describe, expect, it} from 'vitest';
import {hostsOf} from '../server/search/postgres/hostsOf';
import {site} from '../site.config';
import {parseOptions} from '@toolhive-docs/options';
import {EnvironmentSchema, SiteOptionsSchema} from './siteOptionsSchema';

const parse = (change: object) => () =>
  parseOptions(SiteOptionsSchema, {...site, ...change}, 'site.config.ts');

describe('site options', () => {
  it('names the key, the value and the allowed values of a wrong choice', {tags: ['8-14']}, () => {
    expect(parse({colorMode: {...site.colorMode, defaultMode: 'blue'}})).toThrow(
      /site\.config\.ts[\s\S]*colorMode\.defaultMode = "blue": Unexpected color mode; allowed: "light" \| "dark"[\s\S]*Fix:/,
    );
  });

  it('names an unknown key', () => {
    expect(parse({colour: 'red'})).toThrow(
      /colour = "red": unknown key; allowed: title, tagline, /,
    );
  });

  it('refuses a release that is not a release tag', () => {
    expect(parse({release: '0.0.47'})).toThrow(/release = "0\.0\.47": allowed: a release tag/);
  });

  it('refuses a language that is there twice', () => {
    expect(parse({locales: [...site.locales, ...site.locales]})).toThrow(
      /locales = .*: allowed: each code once/,
    );
  });

  it.each([
    [
      'a column with a wrong key',
      {titel: 'Start', items: []},
      /links\.0\.titel = "Start": unknown key; allowed: title, items\n/,
    ],
    [
      'a column with a wrong word in place of its links',
      {title: 'Start', items: 'socials'},
      /links\.0\.items = "socials": allowed: "social" \| a list\n/,
    ],
    [
      'a link that leads nowhere',
      {label: 'Start'},
      /links\.0 = \{"label":"Start"\}: allowed: either to, .* or href, /,
    ],
    [
      'a link of a column that leads to two places',
      {title: 'Start', items: [{label: 'Start', to: '/a', href: 'https://a.example'}]},
      /links\.0\.items\.0 = \{.*\}: allowed: either to, .* or href, /,
    ],
  ])('names %s in the footer, and nothing else', (_, item, message) => {
    const parseFooter = parse({footer: {style: 'light', links: [item]}});
    expect(parseFooter).toThrow(/has an invalid value|links\.0\.title = undefined/);
    expect(parseFooter).toThrow(message);
  });

  it('lists every problem at once', () => {
    expect(parse({title: '', tagline: ''})).toThrow(/title = ""[\s\S]*tagline = ""/);
  });
});

describe('environment', () => {
  it('fills in defaults when nothing is set', () => {
    expect(parseOptions(EnvironmentSchema, {}, 'the environment')).toMatchObject({
      PORT: 3000,
      BASE_URL: '/',
    });
  });

  it.each(['99999', '0', '-1', '1.5', '0x10', '1e3', 'abc', ' '])(
    'refuses "%s", which is no port, naming the variable, its value and what is allowed',
    (port) => {
      expect(() => parseOptions(EnvironmentSchema, {PORT: port}, 'the environment')).toThrow(
        `the environment has an invalid value:
  PORT = "${port}": allowed: a whole number from 1 to 65535
`,
      );
    },
  );

  it('takes a port', () => {
    expect(parseOptions(EnvironmentSchema, {PORT: '8080'}, 'the environment').PORT).toBe(8080);
  });

  it.each(['postgres://one/docs', 'postgresql://me:secret@one,two:5433/docs?sslmode=require'])(
    'takes %s as the address of a database to search in',
    (url) => {
      const {SEARCH_DATABASE_URL: taken} = parseOptions(
        EnvironmentSchema,
        {SEARCH_DATABASE_URL: url},
        'the environment',
      );
      expect(taken).toBe(url);
      expect(hostsOf(url)).not.toEqual([]);
    },
  );

  it.each(['mysql://one/docs', 'postgres://', 'postgres://one,,two/docs', 'one'])(
    'refuses %s as the address of a database to search in, as the server would',
    (url) => {
      expect(() =>
        parseOptions(EnvironmentSchema, {SEARCH_DATABASE_URL: url}, 'the environment'),
      ).toThrow(/SEARCH_DATABASE_URL = ".*": allowed: an address such as postgres:/);
      expect(() => hostsOf(url)).toThrow('allowed: an address such as postgres:');
    },
  );

  it('takes the address of the site without its path, which is another variable', () => {
    const read = (SITE_URL: string) => parseOptions(EnvironmentSchema, {SITE_URL}, 'it').SITE_URL;
    expect(read('https://Docs.example.com/')).toBe('https://docs.example.com');
    for (const address of ['https://a.example/repo', 'https://a.example/?a=b'])
      expect(() => read(address)).toThrow(
        `SITE_URL = "${address}": allowed: an address without a path; the path goes into BASE_URL`,
      );
  });

  it.each(['docs.example.com', 'foo', '//x', 'https://', 'ftp://a.example'])(
    'refuses %s as the address of the site, and says what is allowed',
    (address) => {
      expect(() => parseOptions(EnvironmentSchema, {SITE_URL: address}, 'it')).toThrow(
        `SITE_URL = "${address}": allowed: an http:// or https:// address`,
      );
    },
  );

  it.each(['//', '/a b/', '/a//b/'])('refuses the base path %s', (path) => {
    expect(() => parseOptions(EnvironmentSchema, {BASE_URL: path}, 'it')).toThrow(
      /BASE_URL = ".*": allowed: a path that starts and ends with \//,
    );
  });

  it('refuses a base path without its closing slash', () => {
    expect(() => parseOptions(EnvironmentSchema, {BASE_URL: '/docs'}, 'the environment')).toThrow(
      /BASE_URL = "\/docs"/,
    );
  });
});
