import {buildIndex} from '@toolhive-docs/search-engine';
import {recordsOfHtml} from '@toolhive-docs/search-records';
import {afterEach, expect, it, vi} from 'vitest';
import {openIndex} from './openIndex';

const indexOf = (route: string, text: string): object =>
  buildIndex(recordsOfHtml(`<main><h1>${text}</h1></main>`, {route}), {
    synonyms: {groups: [], oneWay: {}, names: []},
  });

const FILES: Readonly<Record<string, object>> = {
  'manifest.json': {
    versions: {
      new: {index: 'new.json', first: 'new.json'},
      old: {index: 'old.json', first: 'old.json'},
    },
  },
  'new.json': indexOf('/new', 'Ports'),
  'old.json': indexOf('/old', 'Ports'),
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('indexes of two versions that are open in one page answer each for their own', async () => {
  vi.stubGlobal('self', {location: {href: 'https://docs.example/'}});
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(FILES[url.split('/').at(-1) ?? ''])),
  );
  const [newer, older] = ['new', 'old'].map((version) =>
    openIndex({manifest: '/manifest.json', version, anew: false}),
  );
  const firstOf = async (index = newer) => {
    const answer = await index?.answer({id: 1, requests: [{query: 'ports'}]});
    return answer && 'results' in answer ? answer.results[0]?.hits[0]?.url : answer;
  };
  expect(await firstOf(newer)).toMatch(/\/new$/);
  expect(await firstOf(older)).toMatch(/\/old$/);
  expect(await firstOf(newer)).toMatch(/\/new$/);
});
