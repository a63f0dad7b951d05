import type {StandardSchemaWithJSON} from '@modelcontextprotocol/server';
import type * as z from 'zod';

type Converter = StandardSchemaWithJSON['~standard']['jsonSchema']['input'];

/** A converter that answers with what it made first. */
function once(convert: Converter): Converter {
  let made: ReturnType<Converter> | undefined;
  return (options) => (made ??= convert(options));
}

/**
 * A schema whose JSON form is made once. Reason: over HTTP a server is made for each request, and each asks for the form anew, which takes
 * longer than most answers.
 */
export function convertedOnce<Schema extends z.ZodObject>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const {jsonSchema, ...standard} = schema['~standard'];
  return {
    '~standard': {
      ...standard,
      jsonSchema: {input: once(jsonSchema.input), output: once(jsonSchema.output)},
    },
  };
}
