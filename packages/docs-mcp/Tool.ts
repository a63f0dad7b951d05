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

/** A result of the protocol. */
export function resultOf({data, text, links = []}: Found<Record<string, unknown>>): CallToolResult {
  return {
    content: [
      {type: 'text', text},
      ...links.map(({name, uri}) => ({
        type: 'resource_link' as const,
        name,
        uri,
        mimeType: 'text/markdown',
      })),
    ],
    structuredContent: data,
  };
}
