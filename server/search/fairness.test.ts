import {readFile} from 'node:fs/promises';
import {describe, expect, it, vi} from 'vitest';
import {FairScheduler} from './FairScheduler';
import {MAX_CLIENT_LOG_BYTES, MAX_CLIENT_TASKS, MAX_PASSED_OVER_MS} from './limits';
import {click, post} from './testing/post';
import {EVENTS, QUERIES, RELATED, startSearch} from './testing/startSearch';

const servers = startSearch();

/** A client as a proxy of the same machine tells of it. */
const from = (client: string) => ({'X-Forwarded-For': client});
const WORST =
  'kubernets operater conteiner permisson netwrok certificte workloud telemetri '.repeat(6);

/** Sends requests from one client at once and counts those that are done. `bodyOf` gives the body of each. */
function flood(path: string, bodyOf: (request: number) => object, times: number) {
  const state = {done: 0};
  const requests = Array.from({length: times}, async (_, request) => {
    const {status} = await post(servers().open.url + path, bodyOf(request), from('203.0.113.1'));
    state.done += 1;
    return status;
  });
  return {state, ended: Promise.all(requests)};
}

const batch = (requestOf: (number: number) => object) => ({
  requests: Array.from({length: 20}, (_, number) => ({indexName: 'docs', ...requestOf(number)})),
});

describe('a client that asks without end', () => {
  it('waits for its own searches; others do not', async () => {
    const {state, ended} = flood(
      QUERIES,
      // Each another search, so that all have to be computed.
      (request) => batch((number) => ({query: `${request} ${number} ${WORST}`})),
      30,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const {status} = await post(
      servers().open.url + QUERIES,
      {requests: [{indexName: 'docs', query: 'run'}]},
      from('203.0.113.2'),
    );
    expect([status, state.done < 10]).toEqual([200, true]);
    expect(new Set(await ended)).toEqual(new Set([200]));
  }, 30_000);

  it('for related pages lets pages through', async () => {
    const {state, ended} = flood(RELATED, () => batch(() => ({objectID: '/run'})), 40);
    await fetch(`${servers().open.url}/healthz`);
    expect(state.done).toBeLessThan(20);
    await ended;
  });

  it('cannot fill the event log, and takes nothing from the events of others', async () => {
    const objectIDs = Array.from({length: 20}, (_, at) => `${at}`.padEnd(250, 'x'));
    const events = Array.from({length: 15}, () => ({...click(), objectIDs}));
    const statuses: number[] = [];
    for (let time = 0; time < 20; time += 1)
      statuses.push(
        (await post(servers().open.url + EVENTS, {events}, from('203.0.113.1'))).status,
      );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(3);
    expect((await readFile(servers().logFile)).length).toBeLessThan(2 * MAX_CLIENT_LOG_BYTES);
    const other = await post(servers().open.url + EVENTS, {events: [click()]}, from('203.0.113.2'));
    expect(other.status).toBe(200);
  });
});

describe('computations', () => {
  const {signal} = new AbortController();
  const spin = (milliseconds: number) => () => {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
  };

  const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    outcomes.filter(({status}) => status === 'fulfilled').length;

  it('take their places by client, one each, the newest of a client first', async () => {
    const scheduler = new FairScheduler();
    const order: string[] = [];
    const note = (client: string, name: string) =>
      scheduler.run(client, signal, () => void order.push(name));
    await Promise.all([
      ...['a1', 'a2', 'a3'].map((name) => note('a', name)),
      ...['b1', 'b2'].map((name) => note('b', name)),
    ]);
    expect(order).toEqual(['a3', 'b2', 'a2', 'b1', 'a1']);
  });

  it('that were passed over for long come before newer ones', async () => {
    const scheduler = new FairScheduler();
    const order: string[] = [];
    const note = (name: string) => scheduler.run('a', signal, () => void order.push(name));
    const first = [note('old'), scheduler.run('a', signal, spin(MAX_PASSED_OVER_MS + 10))];
    await first[1];
    await Promise.all([...first, note('new')]);
    expect(order).toEqual(['old', 'new']);
  });

  it('that took very long, as on a machine that stood still, are not refused for ever', async () => {
    const scheduler = new FairScheduler();
    const now = performance.now.bind(performance);
    let stoodStill = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + stoodStill);
    for (let time = 0; time < 60; time += 1)
      await scheduler.run('a', signal, () => void (stoodStill += 60_000));
    clock.mockRestore();
    await expect(scheduler.run('a', signal, () => 'computed')).resolves.toBe('computed');
  });

  it('that would wait too long are refused at once, and run again when there is room', async () => {
    const scheduler = new FairScheduler();
    for (let time = 0; time < 60; time += 1) await scheduler.run('a', signal, spin(20));
    const asked = Array.from({length: MAX_CLIENT_TASKS}, () => scheduler.run('a', signal, spin(1)));
    await expect(asked.at(-1)).rejects.toMatchObject({status: 503, headers: {'Retry-After': '1'}});
    expect(fulfilled(await Promise.allSettled(asked))).toBeGreaterThan(20);
    await scheduler.run('a', signal, spin(1));
  });

  it('of one client are refused when too many wait', async () => {
    const scheduler = new FairScheduler();
    const ask = () => scheduler.run('a', signal, () => undefined);
    const asked = Array.from({length: MAX_CLIENT_TASKS}, ask);
    await expect(ask()).rejects.toMatchObject({status: 429});
    await scheduler.run('b', signal, () => undefined);
    await Promise.all(asked);
  });

  it('of a client that is gone are left out', async () => {
    const scheduler = new FairScheduler();
    await expect(scheduler.run('a', AbortSignal.abort(), () => 1)).rejects.toMatchObject({
      status: 408,
    });
  });

  it('leave the rest of the program its time between slices', async () => {
    const scheduler = new FairScheduler();
    let isLate = true;
    const all = Promise.all(
      Array.from({length: 40}, () => scheduler.run('a', signal, spin(5))),
    ).then(() => isLate);
    setTimeout(() => (isLate = false), 10);
    expect(await all).toBe(false);
  });

  it('get as much time as the rest of the program takes', async () => {
    const scheduler = new FairScheduler();
    const rest = {isBusy: true, turns: 0};
    const work = () => {
      spin(40)();
      rest.turns += 1;
      if (rest.isBusy) setImmediate(work);
    };
    setImmediate(work);
    await Promise.all(Array.from({length: 40}, () => scheduler.run('a', signal, spin(5))));
    rest.isBusy = false;
    // Each in a slice of its own, they would let the rest take its turn 40 times.
    expect(rest.turns).toBeLessThan(20);
  });
});
