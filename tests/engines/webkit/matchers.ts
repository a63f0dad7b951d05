import type {Sight} from './find';
import {retry} from './retry';
import type {WebKitLocator} from './WebKitLocator';
import type {WebKitPage} from './WebKitPage';

/** What Playwright gives a matcher. */
interface Asked {
  readonly isNot: boolean;
  readonly timeout: number;
}

const plain = (text: string): string => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

const equals = (text: string | undefined, wanted: string | RegExp): boolean =>
  text !== undefined &&
  (wanted instanceof RegExp ? wanted.test(text) : plain(text) === plain(wanted));

/** Waits until what is seen is as a test says, as Playwright's matchers do. */
async function wait(
  {isNot, timeout}: Asked,
  wanted: string,
  isTrue: () => Promise<boolean>,
): Promise<{pass: boolean; message: () => string}> {
  let problem = '';
  const pass = await retry(async () => {
    if ((await isTrue()) === isNot) throw new Error('not yet');
    return !isNot;
  }, timeout).catch((error: unknown) => {
    problem = String(error);
    return isNot;
  });
  return {pass, message: () => `WebKit, ${isNot ? 'not ' : ''}${wanted}: ${problem}`};
}

/** A matcher of parts of a page that asks one thing about what is seen. */
const seen = <Wanted extends readonly unknown[]>(
  isTrue: (sight: Sight, ...wanted: Wanted) => boolean,
) =>
  async function (this: Asked, part: WebKitLocator, ...wanted: Wanted) {
    let sight: Sight | undefined;
    return wait(this, `${part.toString()} ${String(wanted)}`, async () => {
      sight = await part.look();
      return isTrue(sight, ...wanted);
    });
  };

/** Those of Playwright's matchers that journeys use, for what is open in WebKit. */
export const matchers = {
  toBeVisible: seen(({isVisible}) => isVisible),
  toBeHidden: seen(({isVisible}) => !isVisible),
  toBeFocused: seen(({isFocused}) => isFocused),
  toHaveCount: seen(({count}, wanted: number) => count === wanted),
  toHaveText: seen(({text}, wanted: string | RegExp) => equals(text, wanted)),
  toContainText: seen(({text}, wanted: string) => plain(text).includes(plain(wanted))),
  toHaveValue: seen(({value}, wanted: string | RegExp) => equals(value, wanted)),
  toHaveAccessibleName: seen(({name}, wanted: string | RegExp) => equals(name, wanted)),
  toHaveClass: seen(({attributes}, wanted: string | RegExp) => equals(attributes['class'], wanted)),
  toHaveAttribute: seen(({attributes}, name: string, wanted: string | RegExp) =>
    equals(attributes[name], wanted),
  ),
  async toHaveTitle(this: Asked, page: WebKitPage, wanted: string | RegExp) {
    return wait(this, String(wanted), async () => equals(await page.title(), wanted));
  },
};
