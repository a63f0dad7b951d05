import axe from 'axe-core';
import {find, type Step} from './find';
import {pressKeys, typeText} from './actions';
import {retry} from './retry';
import type {Session} from './Session';
import {WebKitLocator} from './WebKitLocator';

/** A page in WebKit: what journeys use of Playwright's `Page`, with the same meaning. */
export class WebKitPage {
  constructor(readonly session: Session) {}

  readonly keyboard = {
    press: (keys: string) => this.session.send('POST', '/actions', pressKeys(keys)),
    type: (text: string) => this.session.send('POST', '/actions', typeText(text)),
  };

  private readonly root = new WebKitLocator(this);
  readonly locator = this.root.locator.bind(this.root);
  readonly getByRole = this.root.getByRole.bind(this.root);

  /** Goes to an address and waits until its page has loaded. */
  goto(url: string): Promise<null> {
    return this.session.send('POST', '/url', {url});
  }

  reload(): Promise<null> {
    return this.session.send('POST', '/refresh');
  }

  goBack(): Promise<null> {
    return this.session.send('POST', '/back');
  }

  title(): Promise<string> {
    return this.session.send('GET', '/title');
  }

  evaluate<Value, Argument>(
    run: (argument: Argument) => Value,
    argument?: Argument,
  ): Promise<Value> {
    return this.session.call(run.toString(), argument);
  }

  async waitForFunction<Argument>(
    run: (argument: Argument) => boolean,
    argument?: Argument,
  ): Promise<void> {
    await retry(async () => {
      if (!(await this.evaluate(run, argument))) throw new Error(`Still false: ${run.toString()}`);
    });
  }

  /** @param wanted - The end of an address behind `**`, or a pattern that fits the address. */
  async waitForURL(wanted: string | RegExp): Promise<void> {
    await retry(async () => {
      const url = await this.session.send<string>('GET', '/url');
      const isThere =
        wanted instanceof RegExp ? wanted.test(url) : url.endsWith(wanted.replace(/^\*\*/, ''));
      if (!isThere) throw new Error(`The address is ${url}, not ${wanted.toString()}`);
    });
  }

  /**
   * Finds parts of the page, and calls a function in the page with what `find` says.
   *
   * @param run - Its source.
   */
  async ask<Value>(
    run: string,
    steps: readonly Step[],
    ...args: readonly unknown[]
  ): Promise<Value> {
    const script = `async (steps, ...args) => {
      const found = (${find.toString()})(steps);
      return found ? {value: await (${run})(found, ...args)} : {};
    }`;
    const answer = () => this.session.call<{value?: Value}>(script, steps, ...args);
    const first = await answer();
    if ('value' in first) return first.value as Value;
    await this.session.call(`() => {${axe.source}}`);
    return (await answer()).value as Value;
  }

  /** Takes a picture of the window, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.session.send<string>('GET', '/screenshot'), 'base64');
  }
}
