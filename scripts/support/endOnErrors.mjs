import {fail} from './fail.mjs';

// Imported first by a command: what nothing catches ends it, and is told as `fail` does, without a stack.
process.on('uncaughtException', (error) => {
  fail(error);
  process.exit();
});
