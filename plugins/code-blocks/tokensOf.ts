import {Worker} from 'node:worker_threads';
import type {ThemeRegistrationRaw} from 'shiki';
import {LANGUAGES, type Language} from './languages';

/** A part of a line of code, with the colour that the theme gives it. */
export interface Token {
  readonly content: string;
  readonly color?: string;
}

interface Waiting {
  readonly resolve: (lines: Token[][]) => void;
  readonly reject: (error: unknown) => void;
}

/** These show code of other languages, which they find when those are there. */
const HOSTS: readonly Language[] = ['markdown', 'mdx'];

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let asked = 0;

/** Parts of code, line by line. They are found in a thread of their own; grammars are loaded when their language comes. */
export function tokensOf(
  source: string,
  lang: Language,
  theme: ThemeRegistrationRaw,
): Promise<Token[][]> {
  const thread = (worker ??= start());
  const id = (asked += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, {resolve, reject});
    // The process may end when nothing waits.
    thread.ref();
    thread.postMessage({
      id,
      source,
      lang,
      grammars: HOSTS.includes(lang) ? LANGUAGES : [lang],
      theme,
    });
  });
}

function start(): Worker {
  const thread = new Worker(new URL('./tokensWorker.mjs', import.meta.url), {
    resourceLimits: {maxYoungGenerationSizeMb: 8},
  });
  const settle = (id: number, act: (one: Waiting) => void): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
    if (one) act(one);
  };
  thread.on('message', ({id, lines, error}: {id: number; lines?: Token[][]; error?: unknown}) =>
    settle(id, ({resolve, reject}) => (lines ? resolve(lines) : reject(error))),
  );
  thread.on('error', (error) => {
    for (const id of [...waiting.keys()]) settle(id, ({reject}) => reject(error));
  });
  return thread;
}
