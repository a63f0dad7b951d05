import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {freePort} from '../../../server/testing/freePort';
import {retry} from './retry';
import {Session} from './Session';
import {startProgram} from './startProgram';
import {WebKitPage} from './WebKitPage';

/** How a reader's window looks. */
export interface Look {
  /** In CSS pixels. */
  readonly viewport: {readonly width: number; readonly height: number};
  readonly colorScheme?: string;
  readonly reducedMotion?: string;
}

interface Message {
  readonly type: () => string;
  readonly text: () => string;
  readonly location: () => {readonly url: string};
}

/** Without a graphics processor, pages are drawn by the processor. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
};
/** Begins a browser with its output in a file, as the driver throws the output away. */
const WITH_OUTPUT = 'out="$1"; shift; exec "$@" > "$out"';
const PROBLEM = /^CONSOLE \S+ ERROR /;

/**
 * Lets a window be as narrow as a phone, which its bar would keep wider, and holds the height of the bar, where the icon of a page would
 * move the page while a test points at it.
 */
const BAR = `
  window * { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }
  toolbar, entry { min-height: 40px }
`;

/** The desktop's settings, from which pages learn what the reader prefers. */
const settings = ({reducedMotion}: Look): string =>
  `[Settings]\ngtk-enable-animations=${reducedMotion === 'reduce' ? 0 : 1}\n`;

/** Makes the window as large as the page in it is to be. */
async function resize(session: Session, {width, height}: Look['viewport']): Promise<void> {
  let frame = {width: 0, height: 0};
  await retry(async () => {
    await session.send('POST', '/window/rect', {
      x: 0,
      y: 0,
      width: width + frame.width,
      height: height + frame.height,
    });
    const [innerWidth, innerHeight] = await session.call<[number, number]>(
      '() => [innerWidth, innerHeight]',
    );
    if (innerWidth === width && innerHeight === height) return;
    frame = {width: frame.width + width - innerWidth, height: frame.height + height - innerHeight};
    throw new Error(`The page is ${innerWidth} × ${innerHeight} pixels, not ${width} × ${height}`);
  });
}

/** The file of what a browser says in its console. */
const consoleOf = (home: string): string => `${home}/console.txt`;

/**
 * Starts a browser under the control of a driver of its own.
 *
 * @param home - Folder of the browser's settings and of its console.
 * @throws Error when the browser does not start.
 */
async function startBrowser(program: string, display: string, home: string, look: Look) {
  const port = await freePort();
  const driver = await startProgram('WebKitWebDriver', [`--port=${port}`], {
    ...ENVIRONMENT,
    DISPLAY: display,
    XDG_CONFIG_HOME: home,
  });
  const address = `http://127.0.0.1:${port}`;
  await retry(() => fetch(`${address}/status`));
  const session = Session.begin(address, {
    'webkitgtk:browserOptions': {
      binary: '/bin/sh',
      args: [
        ...['-c', WITH_OUTPUT, 'sh', consoleOf(home), program],
        ...['--automation', '--enable-write-console-messages-to-stdout=true'],
        ...(look.colorScheme === 'dark' ? ['--dark-mode'] : []),
      ],
    },
  });
  try {
    return {driver, session: await session};
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

/**
 * Opens a window of a browser that knows nothing of others: what journeys use of Playwright's `BrowserContext`, with one page.
 *
 * @param program - Path of the browser.
 * @param display - Name of the display.
 */
export async function openWindow(program: string, display: string, look: Look) {
  const home = await mkdtemp(`${tmpdir()}/webkit-`);
  await mkdir(`${home}/gtk-3.0`);
  await writeFile(`${home}/gtk-3.0/settings.ini`, settings(look));
  await writeFile(`${home}/gtk-3.0/gtk.css`, BAR);
  const start = () => startBrowser(program, display, home, look);
  // A browser that does not come up is started once more.
  const {driver, session} = await start().catch(start);
  const listeners: ((message: Message) => void)[] = [];
  return {
    newPage: async () => {
      await resize(session, look.viewport);
      return new WebKitPage(session);
    },
    /** Errors in the console, uncaught ones and refused requests with them, are told when the window closes. */
    on: (event: string, listener: (message: Message) => void) => {
      if (event === 'console') listeners.push(listener);
    },
    close: async () => {
      await session.end();
      await driver.stop();
      const lines = (await readFile(consoleOf(home), 'utf8')).split('\n');
      for (const line of lines.filter((each) => PROBLEM.test(each))) {
        const message = {type: () => 'error', text: () => line, location: () => ({url: ''})};
        for (const listener of listeners) listener(message);
      }
      await rm(home, {recursive: true});
    },
  };
}
