import {Worker} from 'node:worker_threads';
import type {Card} from './cardOf';

/** What all pictures of a site have. */
export interface CardSite {
  readonly name: string;
  readonly host: string;
  /** The mark, as a `data:` address. */
  readonly mark: string;
}

/** Draws the pictures of one site. */
export interface CardThread {
  /** Draws the picture of a page as a PNG, the same on every machine: letters are outlines of a font that is installed with the project. */
  draw(card: Card): Promise<Uint8Array>;
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts a thread that draws pictures one after the other, while the build goes on. */
export function startCardThread(site: CardSite): CardThread {
  const thread = new Worker(new URL('./cardsWorker.mjs', import.meta.url), {workerData: site});
  const waiting: Waiting[] = [];
  thread.on('message', (png: Uint8Array) => waiting.shift()?.resolve(png));
  thread.on('error', (error) => {
    for (const {reject} of waiting.splice(0)) reject(error);
  });
  return {
    draw: (card) =>
      new Promise((resolve, reject) => {
        waiting.push({resolve, reject});
        thread.postMessage(card);
      }),
    end: async () => {
      await thread.terminate();
    },
  };
}
