import {brotliCompressSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';

/** Bytes of answer bodies as they came over the wire, compressed. */
export interface Transfer {
  /** Without the styles in it. */
  readonly document: number;
  readonly script: number;
  /** Style sheets, and styles in the page as if they came alone. */
  readonly style: number;
  readonly image: number;
  readonly font: number;
  readonly other: number;
  /** What was fetched ahead for the next page, when the browser had nothing better to do. */
  readonly ahead: number;
}

const TYPES: Readonly<Record<string, keyof Transfer>> = {
  document: 'document',
  script: 'script',
  stylesheet: 'style',
  image: 'image',
  font: 'font',
};

/**
 * Loads a site path and counts what came for it, until the network has been quiet for half a second.
 * The page must be a new reader's, with an empty cache.
 */
export async function measureTransfer(page: Page, url: string): Promise<Transfer> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, {waitUntil: 'networkidle'});
  const sum = {document: 0, script: 0, style: 0, image: 0, font: 0, other: 0, ahead: 0};
  for (const request of requests) {
    const {responseBodySize} = await request.sizes();
    const isAhead = (await request.headerValue('sec-purpose'))?.startsWith('prefetch') ?? false;
    sum[isAhead ? 'ahead' : (TYPES[request.resourceType()] ?? 'other')] += responseBodySize;
  }
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({textContent}) => textContent).join(''),
  );
  const style = inline === '' ? 0 : brotliCompressSync(inline).length;
  return {...sum, style: sum.style + style, document: sum.document - style};
}
