export interface Arguments {
  /** Shows what was checked on each page. */
  perPage: boolean;
  /** Shows how the sentences of each page run. */
  style: boolean;
  /** Parts of file names: only problems of these pages are shown. Empty means all. */
  files: string[];
}

/**
 * Reads the command line of `npm run check:docs`.
 * @throws Error naming the unknown option and the known ones.
 */
export function readArguments(words: readonly string[]): Arguments {
  const known = ['--pages', '--style'];
  const options = words.filter((word) => word.startsWith('-'));
  const unknown = options.find((option) => !known.includes(option));
  if (unknown !== undefined)
    throw new Error(
      `unknown option ${unknown}; known: ${known.join(', ')}, and parts of file names`,
    );
  return {
    perPage: options.includes('--pages'),
    style: options.includes('--style'),
    files: words.filter((word) => !word.startsWith('-')),
  };
}
