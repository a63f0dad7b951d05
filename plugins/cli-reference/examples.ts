import {commandFence} from './commandFence';
import {blocks, heading} from './mdx';
import type {PageContext} from './pageContext';
import {prose} from './prose';

/** Each example: what it does, then the command. */
export function examples(page: PageContext): string {
  const samples = page.command.examples.flatMap(({command, does}) => [
    prose(page, does),
    commandFence(command),
  ]);
  return blocks(heading(2, 'Examples', 'examples'), ...samples);
}
