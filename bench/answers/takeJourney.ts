import type {Question} from './readQuestions';

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

/** Calls after which a program gives up. */
const MAX_CALLS = 6;

/** Follows a channel until one of the sections that answer is there. */
export async function takeJourney(channel: Channel, question: Question): Promise<Journey> {
  let calls = 0;
  let tokens = 0;
  for await (const step of channel.ask(question.text)) {
    calls += 1;
    tokens += step.tokens;
    if (step.sections.some((one) => question.sections.includes(one)))
      return {question: question.text, calls, tokens};
    if (calls === MAX_CALLS) break;
  }
  return {question: question.text, calls: undefined, tokens};
}
