import {loadPart} from './loadPart';

type Connect = (element: HTMLElement, signal: AbortSignal) => void;

/**
 * Defines a custom element: markup that React renders, and what answers clicks and keys in it.
 *
 * @param name - Its tag, with a hyphen.
 * @param connect - Called each time such an element comes into the document. What it adds outside the
 *   element must end with `signal`, which aborts when the element leaves.
 */
export function define(name: string, connect: Connect): void {
  class Connected extends HTMLElement {
    #ended?: AbortController;

    connectedCallback(): void {
      this.#ended = new AbortController();
      connect(this, this.#ended.signal);
    }

    disconnectedCallback(): void {
      this.#ended?.abort();
    }
  }
  // Each kind in a task of its own, so that a slow phone can answer its reader in between.
  setTimeout(() => customElements.define(name, Connected));
}

/**
 * Defines an element of few pages, whose code comes when the first one is there. The last button that is pressed
 * meanwhile is pressed again then.
 *
 * @param load - Imports its module. Should that fail, the element says so and offers to try again, which a press of its buttons does, too.
 */
export function defineLater(name: string, load: () => Promise<{readonly connect: Connect}>): void {
  define(name, (element, signal) => {
    let pressed: HTMLElement | null = null;
    let isHere = false;
    const use = ({connect}: {readonly connect: Connect}): void => {
      if (isHere) return;
      isHere = true;
      connect(element, signal);
      pressed?.click();
    };
    // A button that was pressed may be far down the page.
    const start = (): void =>
      loadPart(element, signal, load, use, pressed?.parentElement ?? undefined);
    const keep = ({target}: Event): void => {
      const button = (target as Element).closest('button');
      // Those of code samples are answered already.
      if (isHere || button?.closest('code-sample, .missing-part')) return;
      pressed = button;
      if (button) start();
    };
    element.addEventListener('click', keep, {capture: true, signal});
    start();
  });
}
