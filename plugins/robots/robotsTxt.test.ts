import {expect, it} from 'vitest';
import {robotsTxt} from '.';

it('names the sitemap by its full address, below the base path', () => {
  expect(robotsTxt('https://docs.example.com', '/toolhive-docs/', false)).toContain(
    'Sitemap: https://docs.example.com/toolhive-docs/sitemap.xml\n',
  );
});

it.each([
  [true, 'yes'],
  [false, 'no'],
])('says whether models may be trained on the texts: %s', (training, word) => {
  expect(robotsTxt('https://docs.example.com', '/', training)).toContain(
    `User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=${word}\n`,
  );
});
