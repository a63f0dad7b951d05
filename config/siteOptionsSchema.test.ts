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
    expect(parse({colour: 'red'})).toThrow(/unknown key "colour"/);
  });

  it('refuses a release that is not a release tag', () => {
    expect(parse({release: '0.0.47'})).toThrow(/release = "0\.0\.47": allowed: a release tag/);
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

  it('refuses a port that is not a port, naming the variable and its value', () => {
    expect(() => parseOptions(EnvironmentSchema, {PORT: '99999'}, 'the environment')).toThrow(
      /the environment[\s\S]*PORT = "99999": allowed: at most 65535/,
    );
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

  it('refuses a base path without its closing slash', () => {
    expect(() => parseOptions(EnvironmentSchema, {BASE_URL: '/docs'}, 'the environment')).toThrow(
      /BASE_URL = "\/docs"/,
    );
  });
});
