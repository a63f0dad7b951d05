const HEADER =
  '# Addresses of this site that people may have saved. One that goes away needs an entry in redirects.yaml.\n# Written from the build by: npm run publish:urls\n';

/** The file that records which addresses were published, one to a line. */
export const listFile = {
  path: 'specs/published-urls.txt',

  parse: (text: string): string[] =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith('#')),

  format: (addresses: readonly string[]): string => `${HEADER}${addresses.join('\n')}\n`,

  /** Adds what is there now. What is gone stays recorded until a redirect exists, so that recording cannot hide a loss. */
  merge(
    recorded: readonly string[],
    present: readonly string[],
    redirects: ReadonlyMap<string, string>,
  ): string[] {
    return [
      ...new Set([...recorded.filter((address) => !redirects.has(address)), ...present]),
    ].sort();
  },
};
