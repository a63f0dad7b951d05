import {blocks, fence, heading} from './mdx';
import type {PageContext} from './pageContext';
import {prose} from './prose';

/** Longest command line that fits beside the sidebar without scrolling. */
const WIDE = 80;

/** Each example: what it does, then the command on one line, so that it can be pasted into any shell. */
export function examples(page: PageContext): string {
  const samples = page.command.examples.flatMap(({command, does}) => [prose(page, does), commandFence(command)]);
  return blocks(heading(2, 'Examples', 'examples'), ...samples);
}

/** A command line as a fence; a long one wraps on the screen only. */
export function commandFence(command: string): string {
  return fence(command.length > WIDE ? 'bash wrap' : 'bash', command);
}
