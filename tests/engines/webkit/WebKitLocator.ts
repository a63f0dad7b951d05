import type {Sight, Step} from './find';
import {pattern} from './pattern';
import {retry} from './retry';
import type {WebKitPage} from './WebKitPage';

type Text = string | RegExp;

interface RoleOptions {
  readonly name?: Text;
  readonly exact?: boolean;
  readonly level?: number;
  readonly selected?: boolean;
}

/** How WebDriver names an element (§12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Parts of a page, looked for whenever they are needed: what journeys use of Playwright's `Locator`. */
export class WebKitLocator {
  constructor(
    private readonly page: WebKitPage,
    private readonly steps: readonly Step[] = [],
  ) {}

  private go(step: Step): WebKitLocator {
    return new WebKitLocator(this.page, [...this.steps, step]);
  }

  locator(selector: string): WebKitLocator {
    return this.go({by: 'selector', selector});
  }

  getByRole(role: string, {name, exact, level, selected}: RoleOptions = {}): WebKitLocator {
    const wanted = name === undefined ? undefined : pattern(name, exact);
    return this.go({by: 'role', role, name: wanted, level, selected});
  }

  getByText(text: Text): WebKitLocator {
    return this.go({by: 'text', text: pattern(text)});
  }

  filter({hasText}: {readonly hasText: Text}): WebKitLocator {
    return this.go({by: 'having', text: pattern(hasText)});
  }

  and({steps}: WebKitLocator): WebKitLocator {
    return this.go({by: 'and', steps});
  }

  nth(index: number): WebKitLocator {
    return this.go({by: 'place', index});
  }

  first(): WebKitLocator {
    return this.nth(0);
  }

  /** What is seen now. */
  look(): Promise<Sight> {
    return this.page.ask('({sight}) => sight', this.steps);
  }

  /** Calls a function with the one element, as soon as it is there. */
  private one<Value>(run: string, ...args: readonly unknown[]): Promise<Value> {
    return retry(async () => {
      const {count, value} = await this.page.ask<{count: number; value: Value}>(
        `async ({elements}, ...args) => ({
          count: elements.length,
          value: elements.length === 1 ? await (${run})(elements[0], ...args) : null,
        })`,
        this.steps,
        ...args,
      );
      if (count !== 1) throw new Error(`Not one element but ${count}: ${this.toString()}`);
      return value;
    });
  }

  evaluate<Value>(run: (element: HTMLElement) => Value): Promise<Value> {
    return this.one(run.toString());
  }

  innerText(): Promise<string> {
    return this.evaluate((element) => element.innerText);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.one('(element, name) => element.getAttribute(name)', name);
  }

  /** Presses the pointer's main button in the middle of the element, where nothing may lie above it (§12.5.1). */
  click(): Promise<null> {
    return retry(async () => {
      const element = await this.one<Record<typeof ELEMENT, string>>('(element) => element');
      return this.page.session.send('POST', `/element/${element[ELEMENT]}/click`);
    });
  }

  toString(): string {
    return JSON.stringify(this.steps);
  }
}
