/** What a program reads on its way to an answer. */
export interface Step {
  /** Tokens of what this call brought. */
  readonly tokens: number;
  /** Sections whose whole text was in it, as paths with an anchor. */
  readonly sections: readonly string[];
}

/** A way to read the documentation: its calls for a question, one after the other, until whoever asks has had enough. */
export interface Channel {
  readonly name: string;
  readonly ask: (question: string) => AsyncIterable<Step>;
}

/** How a question went. */
export interface Journey {
  readonly question: string;
  /** Calls until the section was there; undefined when it never was. */
  readonly calls: number | undefined;
  /** Tokens of these calls together. */
  readonly tokens: number;
}
