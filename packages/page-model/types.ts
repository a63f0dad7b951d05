import type {PageFacts} from './pageFacts';

/** What stands inside a line of text. `quiet` is read but not searched. */
export type Inline =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'code'; readonly text: string}
  | {readonly kind: 'break'}
  | {readonly kind: 'image'; readonly alt: string; readonly src: string}
  | {readonly kind: 'link'; readonly href: string; readonly inlines: readonly Inline[]}
  | {
      readonly kind: 'strong' | 'emphasis' | 'deleted' | 'quiet';
      readonly inlines: readonly Inline[];
    };

/** Levels at which a heading can stand. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface Heading {
  readonly kind: 'heading';
  readonly level: HeadingLevel;
  readonly id: string | null;
  readonly inlines: readonly Inline[];
}

export interface Code {
  readonly kind: 'code';
  /** Of the fence; '' when it has none. */
  readonly language: string;
  readonly title?: string;
  /** What a sample is: to be typed, what a command prints, or wrong on purpose. */
  readonly use: 'input' | 'output' | 'wrong';
  /** Without a line break at the end. */
  readonly code: string;
}

export interface Row {
  /** An address of its own, such as a flag's. */
  readonly id: string | null;
  /** True when all its cells are headings. */
  readonly isHead: boolean;
  readonly cells: readonly (readonly Block[])[];
}

export interface Item {
  /** Of a task list. */
  readonly checked?: boolean;
  readonly blocks: readonly Block[];
}

export interface Term {
  readonly id: string | null;
  readonly inlines: readonly Inline[];
  readonly blocks: readonly Block[];
}

export interface Panel {
  readonly label: string;
  readonly blocks: readonly Block[];
}

/** A part of a page, from one block border to the next. `quiet` is read but not searched. */
export type Block =
  | Heading
  | Code
  | {readonly kind: 'text'; readonly inlines: readonly Inline[]}
  | {
      readonly kind: 'list';
      /** Number of the first item; null for bullets. */
      readonly start: number | null;
      readonly items: readonly Item[];
    }
  | {readonly kind: 'table'; readonly rows: readonly Row[]}
  | {readonly kind: 'terms'; readonly terms: readonly Term[]}
  /** `about` says what readers choose, such as the operating system. */
  | {readonly kind: 'tabs'; readonly about: string; readonly panels: readonly Panel[]}
  | {
      readonly kind: 'admonition';
      /** Such as `note` or `warning`. */
      readonly tone: string;
      readonly title: string;
      readonly blocks: readonly Block[];
    }
  | {
      readonly kind: 'details';
      readonly summary: readonly Inline[];
      readonly blocks: readonly Block[];
    }
  /** A drawing; its text alternative is the title and what stands beside it. */
  | {readonly kind: 'diagram'; readonly title: string; readonly src: string}
  | {readonly kind: 'operation'; readonly id: string; readonly blocks: readonly Block[]}
  | {readonly kind: 'quote' | 'quiet'; readonly blocks: readonly Block[]};

/** A page of the site, as people and programs read it. */
export interface Page extends PageFacts {
  /** Path without the site's base path: `/toolhive/quickstart`. */
  readonly route: string;
  /** Path with the base path. */
  readonly url: string;
  /** Text of the first heading of level 1. */
  readonly title: string;
  readonly blocks: readonly Block[];
}
