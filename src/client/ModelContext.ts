/** Where an assistant in the browser takes tools (https://webmachinelearning.github.io/webmcp). */
export interface ModelContext {
  registerTool(tool: {
    readonly name: string;
    readonly description: string;
    readonly inputSchema: object;
    readonly execute: (input: object) => Promise<object>;
  }): void;
}
