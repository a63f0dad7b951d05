import {fence} from './mdx';

/** Longest command line that fits beside the sidebar without scrolling. */
const WIDE = 80;

/** A command line as a fence; a long one wraps on the screen only, so that it can be pasted into any shell. */
export function commandFence(command: string): string {
  return fence(command.length > WIDE ? 'bash wrap' : 'bash', command);
}
