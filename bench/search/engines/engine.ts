import type {SearchRecord} from '@toolhive-docs/search-engine';

/** What an engine says to a query. */
export interface Answer {
  /** Pages, best first, each once, ten at the most. */
  readonly routes: readonly string[];
  /** Milliseconds it took the engine. */
  readonly ms: number;
}

/** An engine that holds the records. */
export interface OpenEngine {
  readonly ask: (query: string) => Answer | Promise<Answer>;
  /** The files a reader's browser would need to search, uncompressed unless they are compressed already. */
  readonly files: () => readonly (string | Uint8Array)[];
  readonly close?: () => Promise<void>;
}

/** A search engine under test. */
export interface Engine {
  readonly name: string;
  /** How it is set up, in one line. */
  readonly setUp: string;
  /**
   * Indexes the records.
   * @throws Error when the engine cannot be had here, with the way to get it.
   */
  readonly open: (records: readonly SearchRecord[]) => OpenEngine | Promise<OpenEngine>;
}

/** Times a search and keeps the first ten different pages of the addresses it gives. */
export function answer(search: () => Iterable<string>): Answer {
  const began = performance.now();
  const routes = firstPages(search());
  return {routes, ms: performance.now() - began};
}

/** The first ten different pages of a list of addresses. */
export function firstPages(urls: Iterable<string>): string[] {
  const pages = new Set<string>();
  for (const url of urls) {
    pages.add(url.replace(/#.*$/, ''));
    if (pages.size === 10) break;
  }
  return [...pages];
}
