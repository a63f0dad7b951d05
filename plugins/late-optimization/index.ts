import {setFlagsFromString} from 'node:v8';
import type {Plugin} from '@docusaurus/types';

/**
 * How much of a function must have run before it is compiled to fast code, in bytes of bytecode; V8 has 132 KB. A build of
 * seconds runs few functions for so long that their compilation pays: of our pages, it was a fifth of what a cold build took.
 */
const BYTES = 1_000_000;

/** Leaves what a build runs only for a moment uncompiled. What runs for long, as with thousands of pages, is compiled all the same. */
export function lateOptimizationPlugin(): Plugin {
  if (process.env.NODE_ENV === 'production') setFlagsFromString(`--interrupt-budget=${BYTES}`);
  return {name: 'late-optimization'};
}
