import type {Browser, BrowserContext, CDPSession, Page} from 'playwright-core';
import type {Conditions} from './conditions';
import {installProbe, type Notes} from './probe';

/** One reader's visit, with nothing cached. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  /** Resolves in the frame that paints the first heading of the first page. */
  readonly painting: Promise<void>;
  /** What the probe has noted so far. */
  readonly notes: () => Promise<Notes>;
}

const PHONE = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};
const DESKTOP = {viewport: {width: 1280, height: 800}};

/** Opens a blank page under these conditions; whoever opens it closes its context. */
export async function openVisit(
  browser: Browser,
  {cpu, network}: Conditions,
  device: 'phone' | 'desktop' = 'phone',
): Promise<Visit> {
  const context = await browser.newContext({
    ...(device === 'phone' ? PHONE : DESKTOP),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  let tell = () => {};
  const painting = new Promise<void>((resolve) => (tell = resolve));
  await page.exposeBinding('benchPainting', () => tell());
  // What the runner of this program adds to each function it sends to the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(installProbe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  if (network) {
    const bytes = (network.megabits * 1e6) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes / 2,
    });
  }
  const notes = () =>
    page.evaluate(
      () =>
        JSON.parse(
          sessionStorage.getItem('bench') ?? '{"shift":0,"interaction":0,"copied":[]}',
        ) as Notes,
    );
  return {context, page, session, painting, notes};
}
