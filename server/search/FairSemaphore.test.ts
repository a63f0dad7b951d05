import {describe, expect, it} from 'vitest';
import {MAX_CLIENT_TASKS} from './limits';
import {FairSemaphore} from './FairSemaphore';

const {signal} = new AbortController();
const AT_A_TIME = 2;

/** FairSemaphore that are all taken until `end` is called, and in which order works began after that. */
function taken() {
  const semaphore = new FairSemaphore(AT_A_TIME);
  const begun: string[] = [];
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const first = Array.from({length: AT_A_TIME}, () =>
    semaphore.run({client: 'a', signal}, () => ended),
  );
  const ask = (name: string, on = signal) =>
    semaphore.run({client: name.charAt(0), signal: on}, async () => {
      begun.push(name);
      await Promise.resolve();
    });
  return {ask, begun, end, first};
}

describe('works that go on beside each other', () => {
  it('begin at once while there is room, then by client, one each, the newest of a client first', async () => {
    const {ask, begun, end, first} = taken();
    const waiting = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => ask(name));
    await Promise.resolve();
    expect(begun).toEqual([]);
    end();
    await Promise.all([...first, ...waiting]);
    expect(begun).toEqual(['a3', 'b2', 'a2', 'b1', 'a1']);
  });

  it('make room when they fail', async () => {
    const semaphore = new FairSemaphore(1);
    const fail = () => Promise.reject(new Error('lost'));
    await expect(semaphore.run({client: 'a', signal}, fail)).rejects.toThrow('lost');
    await expect(semaphore.run({client: 'a', signal}, () => Promise.resolve('read'))).resolves.toBe(
      'read',
    );
  });

  it('of one client are refused when too many wait; those of a client that is gone are left out', async () => {
    const {ask, begun, end} = taken();
    const waiting = Array.from({length: MAX_CLIENT_TASKS}, () => ask('a'));
    await expect(ask('a')).rejects.toMatchObject({status: 429});
    const gone = expect(ask('b', AbortSignal.abort())).rejects.toMatchObject({status: 408});
    end();
    await Promise.all([gone, ...waiting]);
    expect(begun).not.toContain('b');
  });
});
