import {setTimeout as pause} from 'node:timers/promises';
import type {SearchRecord} from '../../../packages/search-engine';
import {ApiError} from '../../../src/islands/search/client/http/errors';
import type {ProviderApi} from './ProviderApi';

/** Most records in one request. Source: provider. */
export const CHUNK = 1000;

/** Longest wait for a task of the provider, in milliseconds. */
const TASK_LIMIT = 10 * 60_000;

/** An index at the hosted provider. Every change is finished when its promise resolves. */
export class HostedIndex {
  readonly #api: ProviderApi;
  readonly #path: string;
  readonly #firstPause: number;

  /** @param firstPause - First wait for a task, in milliseconds; it doubles, up to 5 s. */
  constructor(
    api: ProviderApi,
    readonly name: string,
    firstPause = 200,
  ) {
    this.#api = api;
    this.#path = `/1/indexes/${encodeURIComponent(name)}`;
    this.#firstPause = firstPause;
  }

  /** Undefined when there is no such index. */
  async settings(): Promise<Readonly<Record<string, unknown>> | undefined> {
    try {
      return await this.#api.call('GET', `${this.#path}/settings`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  }

  /** Number of records, and whether the provider has counted them all. */
  async count(): Promise<{readonly records: number; readonly isExact: boolean}> {
    const {nbHits, exhaustiveNbHits} = await this.#api.call('POST', `${this.#path}/query`, {
      query: '',
      hitsPerPage: 0,
      distinct: false,
    });
    return {records: Number(nbHits), isExact: exhaustiveNbHits !== false};
  }

  async setSettings(settings: object): Promise<void> {
    await this.#finish(await this.#api.call('PUT', `${this.#path}/settings`, settings));
  }

  async addRecords(records: readonly SearchRecord[]): Promise<void> {
    for (let from = 0; from < records.length; from += CHUNK) {
      const requests = records
        .slice(from, from + CHUNK)
        .map((body) => ({action: 'addObject', body}));
      await this.#finish(await this.#api.call('POST', `${this.#path}/batch`, {requests}));
    }
  }

  /** Takes over what another index is set up with, without its records. */
  async copySetupFrom(source: string): Promise<void> {
    const body = {
      operation: 'copy',
      destination: this.name,
      scope: ['settings', 'synonyms', 'rules'],
    };
    await this.#finish(
      await this.#api.call('POST', `/1/indexes/${encodeURIComponent(source)}/operation`, body),
    );
  }

  /** Takes the place of another index, in one step. */
  async moveTo(destination: string): Promise<void> {
    await this.#finish(
      await this.#api.call(
        'POST',
        `${this.#path}/operation`,
        {operation: 'move', destination},
        false,
      ),
    );
  }

  async delete(): Promise<void> {
    await this.#api.call('DELETE', this.#path);
  }

  /** Waits until the provider has done what it took on. */
  async #finish({taskID}: Readonly<Record<string, unknown>>): Promise<void> {
    for (
      let waited = 0, next = this.#firstPause;
      waited < TASK_LIMIT;
      waited += next, next = Math.min(next * 2, 5000)
    ) {
      const {status} = await this.#api.call('GET', `${this.#path}/task/${String(taskID)}`);
      if (status === 'published') return;
      await pause(next);
    }
    throw new Error(
      `the provider has not finished task ${String(taskID)} of index ${this.name} within ${TASK_LIMIT / 60_000} minutes.`,
    );
  }
}
