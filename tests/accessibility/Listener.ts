import type {CDPSession, Page} from '@playwright/test';

declare global {
  interface Window {
    /** What each live region has said last since the last look: what follows at once interrupts what was said before. */
    said?: Map<Element, string>;
  }
}

interface AXValue {
  readonly value?: unknown;
}

interface AXNode {
  readonly ignored: boolean;
  readonly role?: AXValue;
  readonly name?: AXValue;
  readonly description?: AXValue;
  readonly value?: AXValue;
  readonly properties?: readonly {readonly name: string; readonly value: AXValue}[];
}

/** States that screen readers tell, with the words for them; false is told only where both are states. */
const STATES: Readonly<Record<string, (value: unknown) => string>> = {
  expanded: (value) => (value === true ? 'expanded' : 'collapsed'),
  selected: (value) => (value === true ? 'selected' : 'not selected'),
  checked: (value) => (String(value) === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (String(value) === 'true' ? 'pressed' : 'not pressed'),
  hasPopup: (value) => (value === 'false' ? '' : `opens a ${String(value)}`),
  invalid: (value) => (value === 'false' ? '' : 'invalid'),
  disabled: (value) => (value === true ? 'unavailable' : ''),
  required: (value) => (value === true ? 'required' : ''),
};

/** Whatever is here is the live region of the page or of a part of it. */
const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';

/** Hears a page as a screen reader does: by Chromium's accessibility tree, and by what live regions say. */
export class Listener {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** To be called before the page goes anywhere. */
  static async at(page: Page): Promise<Listener> {
    await page.addInitScript((live) => {
      window.said = new Map();
      const last = new WeakMap<Element, string>();
      const hear = (): void => {
        for (const region of document.querySelectorAll<HTMLElement>(live)) {
          if (!region.checkVisibility({visibilityProperty: true})) continue;
          const text = (region.getAttribute('aria-label') ?? region.innerText)
            .replaceAll(/\s+/g, ' ')
            .trim();
          if (text !== (last.get(region) ?? '') && text !== '') window.said?.set(region, text);
          last.set(region, text);
        }
      };
      new MutationObserver(hear).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    }, LIVE);
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Listener(page, session);
  }

  /** What live regions have said since the last call, each its last words. */
  async said(): Promise<readonly string[]> {
    return this.#page.evaluate(() => {
      const all = [...(window.said?.values() ?? [])];
      window.said?.clear();
      return all;
    });
  }

  /** The element with the focus or, in a list that a field controls, the active entry: role, name, states. */
  async focused(): Promise<string> {
    const ofFocus = await this.#describe('document.activeElement');
    const ofActive = await this.#describe(
      'document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "")',
    );
    return ofActive === '' ? ofFocus : `${ofFocus}; ${ofActive}`;
  }

  async #describe(expression: string): Promise<string> {
    const {result} = await this.#session.send('Runtime.evaluate', {expression});
    if (result.objectId === undefined) return '';
    const {nodes} = (await this.#session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })) as {nodes: readonly AXNode[]};
    const [node] = nodes;
    if (!node || node.ignored) return 'the page';
    const text = ({value}: AXValue = {}): string =>
      typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
    const role = text(node.role);
    if (role === 'RootWebArea') return 'the page';
    const states = (node.properties ?? [])
      .map(({name, value}) => STATES[name]?.(value.value) ?? '')
      .filter((state) => state !== '');
    const value = text(node.value) === '' ? [] : [`holds "${text(node.value)}"`];
    // Browsers of today leave out a title that repeats the name; older ones leave that to screen readers.
    const isRepeated =
      text(node.description) === text(node.name) &&
      (await this.#titleOf(expression)) === text(node.description);
    const description =
      text(node.description) === '' || isRepeated
        ? []
        : [`described as "${text(node.description)}"`];
    return [`${role} "${text(node.name)}"`, ...states, ...value, ...description].join(', ');
  }

  async #titleOf(expression: string): Promise<unknown> {
    const {result} = await this.#session.send('Runtime.evaluate', {
      expression: `(${expression})?.title`,
    });
    return result.value;
  }
}
