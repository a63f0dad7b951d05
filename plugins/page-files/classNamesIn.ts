/** A class of a CSS module in a built style sheet: its own name and a hash. */
const CLASS = /\.([\w-]+_[\w-]{4})(?=[\s.:,[>+~{)])/g;

/** Names of the classes that a style sheet has from CSS modules, each once. */
export const classNamesIn = (sheet: string): string[] => [
  ...new Set([...sheet.matchAll(CLASS)].map(([, name = '']) => name)),
];
