import {expect, it} from 'vitest';
import {robotsTxt} from './robotsTxt';

it('names the sitemap by its full address, below the base path', () => {
  expect(robotsTxt('https://docs.example.com', '/toolhive-docs/')).toContain(
    'Sitemap: https://docs.example.com/toolhive-docs/sitemap.xml\n',
  );
});
