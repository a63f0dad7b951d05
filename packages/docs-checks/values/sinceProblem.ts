import type {Facts} from '../facts/types';

/** Checks the release of a note such as `Since v0.0.40`: a command or a flag came with it, by specs/since.yaml. */
export function sinceProblem(release: string, {since}: Facts): string | undefined {
  const releases = [...new Set(since.values())];
  if (releases.includes(release)) return undefined;
  return `no command and no flag came with ${release}; specs/since.yaml has ${releases.join(', ')}`;
}
