import {openWindow, type Look} from './openWindow';
import {startDisplay} from './startDisplay';

/** What `newContext` is asked for. */
interface Options extends Look {
  readonly javaScriptEnabled?: boolean;
  readonly hasTouch?: boolean;
  readonly bypassCSP?: boolean;
}

/** What WebDriver can't change. */
const FIXED = {javaScriptEnabled: true, hasTouch: false, bypassCSP: false};

/**
 * Starts WebKit as Debian has it: what journeys use of Playwright's `Browser`. Each context is a browser of its own, as a WebDriver of
 * WebKit has one session.
 *
 * @param program - Path of WebKitGTK's browser.
 */
export async function startWebKit(program: string) {
  const display = await startDisplay();
  return {
    newContext: async (options: Options) => {
      const wanted = Object.keys(FIXED) as (keyof typeof FIXED)[];
      const other = wanted.find((name) => (options[name] ?? FIXED[name]) !== FIXED[name]);
      if (other) {
        throw new Error(
          `${other} is ${options[other]}, which WebKit cannot be told. Fix: leave the test to other engines.`,
        );
      }
      return openWindow(program, display.name, options);
    },
    close: () => display.stop(),
  };
}
