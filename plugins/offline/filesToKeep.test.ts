import {expect, it} from 'vitest';
import {filesToKeep} from './writeWorker';

it('keeps what pages load, and leaves out what only servers, services and other sites use', () => {
  expect(
    filesToKeep([
      'robots.txt',
      'toolhive/quickstart/index.html',
      'parts/toolhive/quickstart.txt',
      'img/mark.svg',
      'img/cards/start.png',
      'img/social-card.png',
      'errors.json',
      'assets/search/all.0123456789ab.json',
      'assets/search/index.0123456789ab.json',
      'assets/search/manifest.json',
      'assets/search/search-insights-2.15.0.js',
      'assets/js/main.0123abcd.js',
      'assets/js/main.0123abcd.js.br',
      'assets/js/tag-analytics.af0d49a1.js',
      'assets/offline/files.0123456789abcdef.json',
      'api-specs/toolhive-api.yaml',
    ]),
  ).toEqual([
    'api-specs/toolhive-api.yaml',
    'assets/js/main.0123abcd.js',
    'assets/search/index.0123456789ab.json',
    'assets/search/manifest.json',
    'errors.json',
    'img/mark.svg',
  ]);
});
