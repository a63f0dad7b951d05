import {commandFence} from './commandFence';
import {blocks, heading} from './mdx';
import type {PageContext} from './pageContext';
import {prose} from './prose';

/** Each example: its task as a lead-in, then the command. */
export function examples(page: PageContext): string {
  const samples = page.command.examples.flatMap(({command, does}) => [
    prose(page, does.replace(/\.$/, ':')),
    commandFence(command),
  ]);
  return blocks(heading(2, 'Examples', 'examples'), ...samples);
}
