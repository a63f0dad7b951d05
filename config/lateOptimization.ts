import {setFlagsFromString} from 'node:v8';

/**
 * How much of a function must have run before it is compiled to fast code, in bytes of bytecode; V8 has 132 KB. A build of
 * seconds runs few functions for so long that their compilation pays: of our pages, it was a fifth of what a cold build took.
 * What runs for long, as with thousands of pages, is compiled all the same.
 */
const BYTES = 1_000_000;

// Imported before all else: the rest of the configuration takes a second to load.
if (process.env.NODE_ENV === 'production') setFlagsFromString(`--interrupt-budget=${BYTES}`);
