import {setTimeout as sleep} from 'node:timers/promises';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, Request} from 'playwright-core';
import {SLOW_PHONE} from './conditions';
import {openVisit} from './openVisit';
import {readTrace, type PageTimes, type TraceEvent} from './trace';

/** What a cold load costs a reader. Bytes as they came over the wire; styles inside the page count as styles, in brotli by themselves. */
export interface PageLoad extends PageTimes {
  readonly script: number;
  readonly style: number;
  readonly document: number;
  /** Fetched for the next page, when the browser had nothing better to do. */
  readonly ahead: number;
  readonly shift: number;
}

const WATCHED_AFTER_LOAD_MS = 7000;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
  'toplevel',
];

/** Opens a page on a slow phone with nothing cached and watches it for seven seconds after its load event, without any action. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const {context, page, session, notes} = await openVisit(browser, SLOW_PHONE);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: CATEGORIES},
  });
  await page.goto(url, {waitUntil: 'load'});
  await sleep(WATCHED_AFTER_LOAD_MS);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const {shift} = await notes();
  const bytes = {script: 0, style: 0, document: 0, ahead: 0};
  for (const request of requests) {
    const {responseBodySize} = await request.sizes();
    bytes[await kindOf(request)] += responseBodySize;
  }
  const inside = brotliCompressSync(
    await page.evaluate(() =>
      [...document.querySelectorAll('head style')].map((style) => style.textContent).join(''),
    ),
  ).length;
  bytes.style += inside;
  bytes.document -= inside;
  await context.close();
  return {...bytes, shift, ...readTrace(events, WATCHED_AFTER_LOAD_MS)};

  async function kindOf(request: Request): Promise<keyof typeof bytes> {
    if ((await request.headerValue('sec-purpose'))?.startsWith('prefetch')) return 'ahead';
    const type = request.resourceType();
    if (type === 'script') return 'script';
    return type === 'stylesheet' ? 'style' : 'document';
  }
}
