import {describe, expect, it} from 'vitest';
import {parseOptions} from '@toolhive-docs/options';
import {searchBackend} from './searchBackend';
import {EnvironmentSchema} from './siteOptionsSchema';

const backend = (variables: Record<string, string>) =>
  searchBackend(parseOptions(EnvironmentSchema, variables, 'the environment'));

describe('the backend of the search', () => {
  it('is the engine in the browser when nothing is set', () => {
    expect(backend({})).toEqual({indexName: 'docs'});
  });

  it("is an endpoint of one's own when hosts alone are set", () => {
    expect(backend({SEARCH_HOSTS: 'https://a.example/search, /'})).toEqual({
      hosts: ['https://a.example/search', '/'],
      indexName: 'docs',
    });
  });

  it('is below the base path where the server of the pages answers', () => {
    expect(
      backend({BASE_URL: '/docs/', SEARCH_HOSTS: '/', SEARCH_EVENTS: 'on', FEEDBACK: '/'}),
    ).toEqual({
      hosts: ['/docs/'],
      indexName: 'docs',
      events: {host: '/docs/'},
      feedback: '/docs/',
    });
    expect(backend({BASE_URL: '/docs/', SEARCH_EVENTS: '/'}).events).toEqual({host: '/docs/'});
  });

  it('is the hosted provider with an application id and a key', () => {
    expect(backend({SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'KEY', SEARCH_INDEX: 'site'})).toEqual({
      hosts: [],
      appId: 'APP',
      apiKey: 'KEY',
      indexName: 'site',
    });
  });

  it('names the missing half of the credentials', {tags: ['5-4']}, () => {
    expect(() => backend({SEARCH_API_KEY: 'KEY'})).toThrow(
      /has SEARCH_API_KEY but not SEARCH_APP_ID[\s\S]*Fix: set SEARCH_APP_ID/,
    );
    expect(() => backend({SEARCH_APP_ID: 'APP'})).toThrow(
      /has SEARCH_APP_ID but not SEARCH_API_KEY[\s\S]*Fix: set SEARCH_API_KEY/,
    );
  });

  it('refuses a host that is no address', () => {
    expect(() => backend({SEARCH_HOSTS: 'ftp://a.example'})).toThrow(
      /SEARCH_HOSTS = "ftp:\/\/a\.example": allowed: addresses/,
    );
  });

  it('reports events where searches are answered, or to another address, and by default nowhere', () => {
    expect(backend({SEARCH_HOSTS: '/,https://b.example', SEARCH_EVENTS: 'on'}).events).toEqual({
      host: '/',
    });
    expect(
      backend({SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'KEY', SEARCH_EVENTS: 'on'}).events,
    ).toEqual({});
    expect(backend({SEARCH_EVENTS: 'https://events.example'}).events).toEqual({
      host: 'https://events.example',
    });
    expect(backend({SEARCH_HOSTS: '/', SEARCH_EVENTS: 'off'})).toEqual(
      backend({SEARCH_HOSTS: '/'}),
    );
  });

  it('says when events have nowhere to go, and what may be set', () => {
    expect(() => backend({SEARCH_EVENTS: 'on'})).toThrow(
      /SEARCH_EVENTS = "on"[\s\S]*Fix: set SEARCH_EVENTS to the address/,
    );
    expect(() => backend({SEARCH_EVENTS: 'yes'})).toThrow(
      /SEARCH_EVENTS = "yes": allowed: on, off, or an address/,
    );
  });
});
