import {describe, expect, it} from 'vitest';
import {parseOptions} from '@toolhive-docs/options';
import {searchDoor} from './searchDoor';
import {EnvironmentSchema} from './siteOptionsSchema';

const door = (variables: Record<string, string>) =>
  searchDoor(parseOptions(EnvironmentSchema, variables, 'the environment'));

describe('the door of the search', () => {
  it('is the engine in the browser when nothing is set', () => {
    expect(door({})).toEqual({indexName: 'docs'});
  });

  it("is an endpoint of one's own when hosts alone are set", () => {
    expect(door({SEARCH_HOSTS: 'https://a.example/search, /'})).toEqual({
      hosts: ['https://a.example/search', '/'],
      indexName: 'docs',
    });
  });

  it('is the hosted provider with an application id and a key', () => {
    expect(door({SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'KEY', SEARCH_INDEX: 'site'})).toEqual({
      hosts: [],
      appId: 'APP',
      apiKey: 'KEY',
      indexName: 'site',
    });
  });

  it('names the missing half of the credentials', {tags: ['5-4']}, () => {
    expect(() => door({SEARCH_API_KEY: 'KEY'})).toThrow(
      /has SEARCH_API_KEY but not SEARCH_APP_ID[\s\S]*Fix: set SEARCH_APP_ID/,
    );
    expect(() => door({SEARCH_APP_ID: 'APP'})).toThrow(
      /has SEARCH_APP_ID but not SEARCH_API_KEY[\s\S]*Fix: set SEARCH_API_KEY/,
    );
  });

  it('refuses a host that is no address', () => {
    expect(() => door({SEARCH_HOSTS: 'ftp://a.example'})).toThrow(
      /SEARCH_HOSTS = "ftp:\/\/a\.example": allowed: addresses/,
    );
  });

  it('reports events where searches are answered, or to another address, and by default nowhere', () => {
    expect(door({SEARCH_HOSTS: '/,https://b.example', SEARCH_EVENTS: 'on'}).events).toEqual({
      host: '/',
    });
    expect(door({SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'KEY', SEARCH_EVENTS: 'on'}).events).toEqual(
      {},
    );
    expect(door({SEARCH_EVENTS: 'https://events.example'}).events).toEqual({
      host: 'https://events.example',
    });
    expect(door({SEARCH_HOSTS: '/', SEARCH_EVENTS: 'off'})).toEqual(door({SEARCH_HOSTS: '/'}));
  });

  it('says when events have nowhere to go, and what may be set', () => {
    expect(() => door({SEARCH_EVENTS: 'on'})).toThrow(
      /SEARCH_EVENTS = "on"[\s\S]*Fix: set SEARCH_EVENTS to the address/,
    );
    expect(() => door({SEARCH_EVENTS: 'yes'})).toThrow(
      /SEARCH_EVENTS = "yes": allowed: on, off, or an address/,
    );
  });
});
