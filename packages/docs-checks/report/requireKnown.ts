/**
 * Checks that each part of a file name stands for a file that was checked.
 *
 * @param known - The files that were checked.
 * @throws Error naming the part that fits none.
 */
export function requireKnown(parts: readonly string[], known: readonly string[]): void {
  const wrong = parts.find((part) => !known.some((file) => file.includes(part)));
  if (wrong !== undefined)
    throw new Error(
      `Error: no file that is checked has "${wrong}" in its name; allowed: part of a name such as docs/toolhive/quickstart.mdx. Fix: correct it, or leave it out to see all.`,
    );
}
