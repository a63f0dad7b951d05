import * as z from 'zod';

/** Where a build keeps its error index. */
export const ERROR_FILE = 'errors.json';

const RecordSchema = z.object({
  /** What a reader sees, in words. */
  symptom: z.string(),
  /** Parts of it that are printed exactly so. `<PORT>` and digits stand for a number, other names in brackets for a word, and `…` for all that is between two texts. */
  patterns: z.array(z.string()),
  cause: z.string(),
  fix: z.string(),
  /** Page and section that explain it. */
  page: z.string(),
  section: z.string(),
  /** Path of the row that explains it, or of its section, with the base path. */
  url: z.string(),
});

/** Schema of the error index of a build. */
export const ErrorFileSchema = z.object({version: z.string(), errors: z.array(RecordSchema)});

/** One error that the pages explain. */
export type ErrorRecord = Readonly<z.infer<typeof RecordSchema>>;
