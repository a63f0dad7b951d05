import * as z from 'zod';
import type {SandboxState} from '@toolhive-docs/api-sandbox';

/** Milliseconds since 1970, as far as dates reach (ECMA-262 §21.4.1.1). */
const Time = z.number().min(0).max(8.64e15);

const Workload = z.strictObject({
  name: z.string(),
  image: z.string(),
  port: z.int(),
  createdAt: Time,
  readyAt: Time,
  fails: z.boolean(),
  stoppedAt: Time.nullable(),
});

/** The content of a state file. The number goes up when a version cannot read the files of the one before. */
export const StateFile: z.ZodType<{readonly format: 2; readonly state: SandboxState}> =
  z.strictObject({
    format: z.literal(2),
    state: z.strictObject({
      clients: z.array(z.string()),
      removedRegistries: z.array(z.string()),
      workloads: z.array(Workload),
    }),
  });
