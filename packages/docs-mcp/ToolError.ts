/** What a caller can put right: its message goes to the model that called. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
