import {expect, it} from 'vitest';
import {MAX_WAITING_BYTES} from '../limits';
import type {LogEntry} from './entries';
import {EventStore} from './EventStore';

/** A store that writes nothing until it is let. */
class SlowStore extends EventStore {
  written = 0;
  let = (): void => undefined;
  readonly #isLet = new Promise<void>((resolve) => (this.let = resolve));

  constructor() {
    super('unused');
  }

  protected async write(lines: readonly string[]): Promise<void> {
    await this.#isLet;
    this.written += lines.length;
  }

  protected release(): Promise<void> {
    return Promise.resolve();
  }
}

const entry: LogEntry = {
  type: 'feedback',
  time: '2026-01-01T00:00:00.000Z',
  page: '/',
  version: 'v1',
  isHelpful: true,
  comment: 'x'.repeat(MAX_WAITING_BYTES),
};

it('entries are refused while too many wait to be written, and taken again after that', async () => {
  const store = new SlowStore();
  const first = store.append([entry]);
  await expect(store.append([entry])).rejects.toThrow('too many events wait to be written');
  store.let();
  await first;
  await store.append([entry]);
  await store.close();
  expect(store.written).toBe(2);
});
