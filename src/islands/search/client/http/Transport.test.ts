import {afterEach, describe, expect, it, vi} from 'vitest';
import {Transport} from './Transport';

describe('the search client', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('gives a host 30 seconds to take what is written', {tags: ['9-20']}, async () => {
    vi.useFakeTimers();
    // The head of the response is there, its end never comes.
    vi.stubGlobal('fetch', (_: string, {signal}: RequestInit) =>
      Promise.resolve({
        status: 200,
        text: () =>
          new Promise((_resolve, reject) =>
            signal?.addEventListener('abort', () => reject(signal.reason as Error)),
          ),
      }),
    );
    let end = 'none yet';
    new Transport({hosts: ['http://host'], parameters: {}})
      .post('/1/events', {}, 'write')
      .catch((error: unknown) => (end = String(error)));
    await vi.advanceTimersByTimeAsync(29_990);
    expect(end).toBe('none yet');
    await vi.advanceTimersByTimeAsync(20);
    expect(end).toMatch(/30000 ms/);
  });
});
