import type {CallToolResult, StandardSchemaWithJSON} from '@modelcontextprotocol/server';
import {isObject} from '@toolhive-docs/options/isObject';
import * as z from 'zod';
import type {DocsLibrary} from './library/DocsLibrary';

/** What a tool found: for programs, for models, and where more is. */
export interface Found<Output> {
  readonly data: Output;
  readonly text: string;
  /** Pages that the answer is from. */
  readonly links?: readonly {readonly name: string; readonly uri: string}[];
}

/** A question that the documentation answers. */
export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (
    input: z.infer<Input>,
    library: DocsLibrary,
  ) => Found<z.infer<Output>> | Promise<Found<z.infer<Output>>>;
}

/** Lets a tool's types follow from its schemas. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> => tool;

/** What a caller can put right: its message goes to the model that called. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** The first version of the protocol in which results link to resources. */
const LINKS_SINCE = '2025-06-18';

/**
 * A result of the protocol.
 *
 * @param version - The version that the client speaks; without one, it is taken for an old one, as the protocol has it. Clients of
 * versions before links refuse a whole result that has some.
 */
export function resultOf(
  {data, text, links = []}: Found<Record<string, unknown>>,
  version = '',
): CallToolResult {
  return {
    content: [
      {type: 'text', text},
      ...(version < LINKS_SINCE ? [] : links).map(({name, uri}) => ({
        type: 'resource_link' as const,
        name,
        uri,
        mimeType: 'text/markdown',
      })),
    ],
    structuredContent: data,
  };
}

type Converter = StandardSchemaWithJSON['~standard']['jsonSchema']['input'];

/** A converter that answers with what it made first. */
function once(convert: Converter): Converter {
  let made: ReturnType<Converter> | undefined;
  return (options) => (made ??= convert(options));
}

/** Arguments as models send them: null for what they leave out, and numbers in quotation marks. */
function tidied({shape}: z.ZodObject, value: unknown): unknown {
  if (!isObject(value)) return value;
  const isNumber = (name: string, text: unknown): boolean =>
    typeof text === 'string' &&
    /^\d{1,9}$/.test(text) &&
    Object.hasOwn(shape, name) &&
    !z.safeParse(shape[name] as z.ZodType, text).success;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== null)
      .map(([name, one]) => [name, isNumber(name, one) ? Number(one) : one]),
  );
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

/** The schema of a tool's arguments, which takes them as models send them. */
export function inputSchemaOf(input: z.ZodObject): ReturnType<typeof convertedOnce> {
  const {'~standard': standard} = convertedOnce(input);
  return {
    '~standard': {
      ...standard,
      validate: (value, options) => standard.validate(tidied(input, value), options),
    },
  };
}
