import {describe, expect, it} from 'vitest';
import {parseOptions} from './parseOptions';
import {searchDoor} from './searchDoor';
import {EnvironmentSchema} from './siteOptionsSchema';

const door = (variables: Record<string, string>) => searchDoor(parseOptions(EnvironmentSchema, variables, 'the environment'));

describe('the door of the search', () => {
  it('is the engine in the browser when nothing is set', () => {
    expect(door({})).toEqual({indexName: 'docs'});
  });

  it('is an endpoint of one\'s own when hosts alone are set', () => {
    expect(door({SEARCH_HOSTS: 'https://a.example/search, /'})).toEqual({hosts: ['https://a.example/search', '/'], indexName: 'docs'});
  });

  it('is the hosted provider with an application id and a key', () => {
    expect(door({SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'KEY', SEARCH_INDEX: 'site'})).toEqual({hosts: [], appId: 'APP', apiKey: 'KEY', indexName: 'site'});
  });

  it('names the missing half of the credentials', () => {
    expect(() => door({SEARCH_API_KEY: 'KEY'})).toThrow(/has SEARCH_API_KEY but not SEARCH_APP_ID[\s\S]*Fix: set SEARCH_APP_ID/);
    expect(() => door({SEARCH_APP_ID: 'APP'})).toThrow(/has SEARCH_APP_ID but not SEARCH_API_KEY[\s\S]*Fix: set SEARCH_API_KEY/);
  });

  it('refuses a host that is no address', () => {
    expect(() => door({SEARCH_HOSTS: 'ftp://a.example'})).toThrow(/SEARCH_HOSTS = "ftp:\/\/a\.example": allowed: addresses/);
  });
});
