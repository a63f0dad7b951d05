/** A part of a page's Markdown that has an address of its own. Places count UTF-16 units. */
export interface Section {
  readonly id: string;
  /** Of its heading; null for a row of a table, or for a place inside a section that is only found by its address. */
  readonly level: number | null;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  /** For a row: where its table starts, whose first two lines belong to it. */
  readonly table?: number;
}
