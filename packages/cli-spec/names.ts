import * as z from 'zod';

/** A command, or a command and one of its flags, as readers type them: `thv serve`, `thv serve --port`. */
export const EntryName = z
  .string()
  .regex(
    /^thv( [a-z][a-z-]*)*( --[a-z][a-z-]*)?$/,
    'allowed: a command, or a command and one of its flags, such as thv serve --port',
  );

/** A release by the name of its tag, without the suffix of one to come. */
export const ReleaseName = z
  .string()
  .regex(/^v\d+\.\d+\.\d+$/, 'allowed: a release such as v0.0.48');
