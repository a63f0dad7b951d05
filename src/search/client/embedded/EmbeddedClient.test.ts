import {describe, expect, it} from 'vitest';
import {EmbeddedClient, type WorkerLike} from './EmbeddedClient';
import type {Answer, Question} from './messages';

/** A worker that answers in the test's own time. */
class SlowWorker implements WorkerLike {
  readonly questions: Question[] = [];
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  isTerminated = false;

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

function setUp(): {workers: SlowWorker[]; client: EmbeddedClient} {
  const workers: SlowWorker[] = [];
  const client = new EmbeddedClient('/assets/search/manifest.json', () => {
    const worker = new SlowWorker();
    workers.push(worker);
    return worker;
  });
  return {workers, client};
}

describe('the client of the engine in the browser', () => {
  it('gives each question its own answer, in whichever order they come', async () => {
    const {workers, client} = setUp();
    const [first, second] = [client.suggest({query: 'a'}), client.suggest({query: 'b'})];
    workers[0]?.answer({id: 2, results: [], suggestions: ['B']});
    workers[0]?.answer({id: 1, results: [], suggestions: ['A']});
    expect(await Promise.all([first, second])).toEqual([['A'], ['B']]);
    expect(workers).toHaveLength(1);
  });

  it('rejects with what the worker says went wrong', async () => {
    const {workers, client} = setUp();
    const failure = client.search([{query: 'a'}]);
    workers[0]?.answer({id: 1, error: 'no index'});
    await expect(failure).rejects.toThrow('no index');
  });

  it('rejects everything when its worker breaks, and starts another one for the next question', async () => {
    const {workers, client} = setUp();
    const failure = client.search([{query: 'a'}]);
    workers[0]?.fail();
    await expect(failure).rejects.toThrow('could not be started');
    const next = client.search([{query: 'b'}]);
    expect([workers.length, workers[0]?.isTerminated]).toEqual([2, true]);
    workers[1]?.answer({id: 2, results: [], suggestions: []});
    expect(await next).toEqual([]);
  });
});
