import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createSandbox} from '@toolhive-docs/api-sandbox';
import {localApi} from '@toolhive-docs/api-sandbox/testing';
import {Session} from './Session';

const opened = (): Session =>
  new Session(localApi, (state) =>
    createSandbox({spec: localApi, registries: {}, ...(state && {state})}),
  );

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('emptying the sandbox takes the tour back to its first step, after a reload too', () => {
  const session = opened();
  session.keepTour({step: 3, round: 1});
  session.reset();
  expect(session.tour).toEqual({step: 0, round: 1});
  expect(opened().tour).toEqual({step: 0, round: 1});
});

test('emptying the sandbox does not begin a tour that nobody takes', () => {
  const session = opened();
  session.reset();
  expect(session.tour).toBeUndefined();
});
