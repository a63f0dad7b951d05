import {
  NO_HEADINGS,
  type Hierarchy,
  type Level,
  type RecordType,
} from '@toolhive-docs/search-engine';

/** A record before it has an address: what was found, under which headings. */
export interface Draft {
  readonly type: RecordType;
  readonly text: string;
  readonly hierarchy: Hierarchy;
  readonly anchor: string | null;
}

interface Open {
  readonly level: Level;
  readonly text: string;
  readonly anchor: string | null;
}

/** A level at which a heading can stand. */
export type HeadingLevel = Exclude<Level, 0>;

/** Follows a page from top to bottom and knows, at every point, the headings above it. */
export class Outline {
  readonly drafts: Draft[] = [];
  #open: readonly Open[];

  constructor(category: string) {
    this.#open = [{level: 0, text: category, anchor: null}];
  }

  /** Opens a heading: it closes its equals and everything deeper. */
  heading(level: HeadingLevel, text: string, anchor: string | null): void {
    if (text === '') return;
    this.label(level, text, anchor);
    this.#add(`lvl${level}`, text);
  }

  /** Names what follows without a record of its own: the label of a tab. */
  label(level: HeadingLevel, text: string, anchor: string | null = null): void {
    const above = this.#open.filter((open) => open.level < level);
    this.#open = text === '' ? above : [...above, {level, text, anchor}];
  }

  /** Adds a piece of text below the open headings. */
  content(text: string): void {
    if (/[\p{L}\p{N}]/u.test(text)) this.#add('content', text);
  }

  /** Runs `walk` with the headings as they are now and restores them afterwards. */
  inside(walk: () => void): void {
    const before = this.#open;
    walk();
    this.#open = before;
  }

  #add(type: RecordType, text: string): void {
    const hierarchy = {
      ...NO_HEADINGS,
      ...Object.fromEntries(this.#open.map((open) => [`lvl${open.level}`, open.text])),
    };
    const anchor = this.#open.findLast((open) => open.anchor)?.anchor ?? null;
    this.drafts.push({type, text, hierarchy, anchor});
  }
}
