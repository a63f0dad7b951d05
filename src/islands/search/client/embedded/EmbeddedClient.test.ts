import {afterEach, describe, expect, it, vi} from 'vitest';
import type {WorkerLike} from './AskedWorker';
import {EmbeddedClient} from './EmbeddedClient';
import type {Answer, IndexPlace, Question} from './messages';

const NOTHING = {results: [], suggestions: []};

/** A worker that answers in the test's own time. */
class SlowWorker implements WorkerLike {
  readonly questions: Question[] = [];
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  isTerminated = false;

  constructor(readonly place: IndexPlace) {}

  postMessage(question: Question): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: Answer): void {
    (this.onmessage as (event: {data: Answer}) => void)({data});
  }

  fail(): void {
    (this.onerror as () => void)();
  }
}

function setUp() {
  const workers: SlowWorker[] = [];
  const client = new EmbeddedClient({
    start: (place) => {
      const worker = new SlowWorker(place);
      workers.push(worker);
      return worker;
    },
    manifest: '/manifest.json',
    version: () => 'new',
  });
  /** Waits until worker number `at` has been asked `count` questions. */
  const asked = (at: number, count: number) =>
    vi.waitFor(() => expect(workers[at]?.questions).toHaveLength(count));
  return {workers, client, asked};
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the client of the engine in the browser', () => {
  it('has the index opened once, asks without waiting for that, and gives each question its own answer, in whichever order they come', async () => {
    const {workers, client, asked} = setUp();
    const [first, second] = [client.suggest({query: 'a'}), client.suggest({query: 'b'})];
    await asked(0, 3);
    expect(workers[0]?.place).toEqual({manifest: '/manifest.json', version: 'new', anew: false});
    workers[0]?.answer({id: 1, ...NOTHING});
    workers[0]?.answer({id: 3, results: [], suggestions: ['B']});
    workers[0]?.answer({id: 2, results: [], suggestions: ['A']});
    expect(await Promise.all([first, second])).toEqual([['A'], ['B']]);
    expect(workers).toHaveLength(1);
  });

  it('rejects with what the worker says went wrong with a question, and goes on', async () => {
    const {workers, client, asked} = setUp();
    const failure = client.search([{query: 'a'}]);
    await asked(0, 2);
    workers[0]?.answer({id: 1, ...NOTHING});
    workers[0]?.answer({id: 2, error: 'no such field'});
    await expect(failure).rejects.toThrow('no such field');
    expect(workers[0]?.isTerminated).toBe(false);
  });

  it('rejects everything when its worker breaks, and starts another one for the next question', async () => {
    const {workers, client, asked} = setUp();
    const failure = client.search([{query: 'a'}]);
    await asked(0, 2);
    workers[0]?.fail();
    await expect(failure).rejects.toThrow('could not be started');
    const next = client.search([{query: 'b'}]);
    await asked(1, 2);
    expect(workers[0]?.isTerminated).toBe(true);
    workers[1]?.answer({id: 1, ...NOTHING});
    workers[1]?.answer({id: 2, ...NOTHING});
    expect(await next).toEqual([]);
  });

  it('keeps the worker that was started at once in place of a broken one', async () => {
    const {workers, client, asked} = setUp();
    const first = client.search([{query: 'a'}]);
    await asked(0, 2);
    workers[0]?.fail();
    client.prepare();
    await expect(first).rejects.toThrow('could not be started');
    await vi.waitFor(() => expect(workers[0]?.isTerminated).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
    const second = client.search([{query: 'b'}]);
    await asked(1, 2);
    expect(workers).toHaveLength(2);
    workers[1]?.answer({id: 1, ...NOTHING});
    workers[1]?.answer({id: 2, ...NOTHING});
    expect(await second).toEqual([]);
  });

  it('asks for another copy of an index that could not be opened, until one can', async () => {
    const {workers, client, asked} = setUp();
    const failure = client.search([{query: 'a'}]);
    await asked(0, 2);
    workers[0]?.answer({id: 1, error: 'no index'});
    await expect(failure).rejects.toThrow('no index');
    expect(workers[0]?.isTerminated).toBe(true);
    client.prepare();
    await asked(1, 1);
    expect(workers[1]?.place).toEqual({manifest: '/manifest.json', version: 'new', anew: true});
  });

  it('asks the index of the version that a request names, and that of the page otherwise', async () => {
    const {workers, client, asked} = setUp();
    client.prepare();
    const filters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:old']];
    const found = [
      client.search([{query: 'a', facetFilters: filters}]),
      client.search([{query: 'b', facetFilters: ['docusaurus_tag:new']}]),
    ];
    await asked(0, 2);
    await asked(1, 2);
    expect(workers.map(({place}) => place.version)).toEqual(['new', 'old']);
    for (const worker of workers) for (const id of [1, 2]) worker.answer({id, ...NOTHING});
    expect(await Promise.all(found)).toEqual([[], []]);
  });

  it('gives up on an index that does not come within 30 seconds', async () => {
    vi.useFakeTimers();
    const {client, workers} = setUp();
    const failure = expect(client.search([{query: 'a'}])).rejects.toThrow('30 seconds');
    await vi.advanceTimersByTimeAsync(30_000);
    await failure;
    expect(workers[0]?.isTerminated).toBe(true);
  });
});
