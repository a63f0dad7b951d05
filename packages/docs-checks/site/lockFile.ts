const HEADER = '# Addresses of this site that people may have saved. One that goes away needs an entry in redirects.yaml.\n# Written by: npm run check:docs -- --update-anchors\n';

/** The file that records which addresses were published. */
export const lockFile = {
  path: 'specs/published-anchors.txt',

  /** Adds what is there now. What is gone stays recorded until a redirect exists, so that recording cannot hide a loss. */
  merge(recorded: readonly string[], present: readonly string[], redirects: ReadonlyMap<string, string>): string[] {
    const kept = recorded.filter((address) => !redirects.has(address));
    return [...new Set([...kept, ...present])].sort();
  },

  format(addresses: readonly string[]): string {
    return `${HEADER}${addresses.join('\n')}\n`;
  },
};
