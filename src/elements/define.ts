/**
 * Defines a custom element: markup that React renders, and what answers clicks and keys in it.
 *
 * @param name - Its tag, with a hyphen.
 * @param connect - Called each time such an element comes into the document. What it adds outside the
 *   element must end with `signal`, which aborts when the element leaves.
 */
export function define(
  name: string,
  connect: (element: HTMLElement, signal: AbortSignal) => void,
): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #ended = new AbortController();

      connectedCallback(): void {
        this.#ended = new AbortController();
        connect(this, this.#ended.signal);
      }

      disconnectedCallback(): void {
        this.#ended.abort();
      }
    },
  );
}
