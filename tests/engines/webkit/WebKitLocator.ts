import type {Sight, Step} from './find';
import {pressAt} from './actions';
import {pattern} from './pattern';
import {retry} from './retry';
import type {Session} from './Session';

type Text = string | RegExp;

/** The page that a locator looks at. */
interface Page {
  readonly session: Session;
  ask<Value>(run: string, steps: readonly Step[], ...args: readonly unknown[]): Promise<Value>;
}

interface RoleOptions {
  readonly name?: Text;
  readonly exact?: boolean;
  readonly level?: number;
  readonly selected?: boolean;
}

/**
 * Where an element can be pressed. It scrolls only if it must: the driver's own "element click" always does, and brings a part that is
 * fixed in the window to another place.
 */
const MIDDLE = `(element) => {
  const middle = () => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return {x: Math.floor(left + width / 2), y: Math.floor(top + height / 2)};
  };
  const isFree = ({x, y}) => element.contains(document.elementFromPoint(x, y));
  if (!isFree(middle())) element.scrollIntoView({block: 'center', behavior: 'instant'});
  const point = middle();
  if (!isFree(point)) throw new Error('Something lies above the element');
  return point;
}`;

/** Parts of a page, looked for whenever they are needed: what journeys use of Playwright's `Locator`. */
export class WebKitLocator {
  constructor(
    private readonly page: Page,
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

  /** Presses the pointer's main button in the middle of the element, where nothing may lie above it. */
  click(): Promise<null> {
    return retry(async () => {
      const point = await this.one<{x: number; y: number}>(MIDDLE);
      return this.page.session.send('POST', '/actions', pressAt(point));
    });
  }

  toString(): string {
    return JSON.stringify(this.steps);
  }
}
