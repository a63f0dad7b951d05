/** Numbers equal values with the order of their first appearance. */
export class Interned<T> {
  readonly values: T[] = [];
  readonly #at = new Map<string, number>();

  indexOf(value: T): number {
    const key = JSON.stringify(value);
    let at = this.#at.get(key);
    if (at === undefined) {
      at = this.values.push(value) - 1;
      this.#at.set(key, at);
    }
    return at;
  }
}
