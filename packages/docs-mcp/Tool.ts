import type {CallToolResult} from '@modelcontextprotocol/server';
import type * as z from 'zod';
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
