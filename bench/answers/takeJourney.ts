import type {Channel, Journey} from './Journey';
import type {Question} from './readQuestions';

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
