/** Below it stands content, which is above nothing. */
const DEEPEST_HEADING = 6;

/** The headings above the next node of a page, by their levels: they tell its depth, so that files need to say little of it. */
export class OpenHeadings {
  readonly #levels: number[] = [];

  /** How many headings are above a node of this level, as far as levels tell: a heading ends those of its own level and below. */
  depthFor(level: number): number {
    while ((this.#levels.at(-1) ?? 0) >= level) this.#levels.pop();
    return this.#levels.length;
  }

  /** Goes on to a node. @param depth - How many headings are really above it; not more than `depthFor` told. */
  add(level: number, depth: number): void {
    this.#levels.length = depth;
    if (level <= DEEPEST_HEADING) this.#levels.push(level);
  }
}
