import type { Hierarchy, Level, RecordType } from '../search-engine';

/** A record before it has an address: what was found, under which headings. */
export interface Draft {
  readonly type: RecordType;
  readonly text: string;
  readonly hierarchy: Hierarchy;
  readonly anchor: string | null;
}

interface Open {
  readonly text: string;
  readonly anchor: string | null;
}

/** Follows a page from top to bottom and knows, at every point, the headings above it. */
export class Outline {
  readonly drafts: Draft[] = [];
  #open: (Open | null)[] = [null, null, null, null, null, null, null];

  constructor(category: string) {
    this.#open[0] = { text: category, anchor: null };
  }

  /** Opens a heading: it closes its equals and everything deeper. */
  heading(level: Exclude<Level, 0>, text: string, anchor: string | null): void {
    if (text === '') return;
    this.#open = this.#open.map((open, at) => (at < level ? open : at === level ? { text, anchor } : null));
    this.#add(`lvl${level}`, text);
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

  /** Names what follows, without a record of its own: the label of a tab. */
  label(level: Exclude<Level, 0>, text: string): void {
    this.#open = this.#open.map((open, at) => (at < level ? open : at === level && text !== '' ? { text, anchor: null } : null));
  }

  #add(type: RecordType, text: string): void {
    const [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6] = this.#open.map((open) => open?.text ?? null) as (string | null)[] & { length: 7 };
    const hierarchy = { lvl0: lvl0!, lvl1: lvl1!, lvl2: lvl2!, lvl3: lvl3!, lvl4: lvl4!, lvl5: lvl5!, lvl6: lvl6! };
    const anchor = this.#open.findLast((open) => open?.anchor)?.anchor ?? null;
    this.drafts.push({ type, text, hierarchy, anchor });
  }
}
