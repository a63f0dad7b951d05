import {describe, expect, it} from 'vitest';
import {contentType} from './contentType';

describe('contentType', () => {
  it.each([
    ['toolhive/index.html', 'text/html; charset=utf-8'],
    ['api-specs/toolhive-api.yaml', 'application/yaml; charset=utf-8'],
    ['toolhive/quickstart.md', 'text/markdown; charset=utf-8'],
    ['manifest.webmanifest', 'application/manifest+json'],
    [
      '.well-known/api-catalog',
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    ],
    ['img/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['download/thv', 'application/octet-stream'],
    ['archive.unknown', 'application/octet-stream'],
  ])('%s is %s', (fileName, type) => {
    expect(contentType(fileName)).toBe(type);
  });
});
