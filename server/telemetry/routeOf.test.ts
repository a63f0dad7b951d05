import {expect, it} from 'vitest';
import {routeOf} from './observe';

it.each([
  ['/healthz', 'healthz'],
  ['/docs/1/events', 'events'],
  ['/docs/1/indexes/*/queries', 'search'],
  ['/docs/fr/1/events', 'events'],
  ['/docs/fr/1/indexes/*/queries', 'search'],
  ['/docs/fr/1x', 'site'],
  ['/docs/mcp', 'mcp'],
  ['/docs/mcp/server-card', 'mcp'],
  ['/docs/mcp-primer', 'site'],
  ['/1/events', 'site'],
])('%s is answered by %s', (path, route) => {
  expect(routeOf(path, '/docs/')).toBe(route);
});
