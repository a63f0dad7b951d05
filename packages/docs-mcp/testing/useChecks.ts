import type {DocsLibrary} from '../library/DocsLibrary';
import {checkTools} from '../tools/checks';

/** Gives tests what a check tool says of a text, by the name of the tool. */
export const useChecks = (library: () => DocsLibrary) => (name: string, text: string) => {
  const tool = checkTools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`There is no tool ${name}.`);
  const [field = ''] = Object.keys(tool.input.shape);
  const input = tool.input.parse({[field]: text});
  return Promise.resolve(tool.run(input as never, library()));
};
