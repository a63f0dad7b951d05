import type {Fence} from '../../page/types';

const isGone = (line: string): boolean => line.startsWith('-');

/** The code that a fence ends up with: of a diff, what is there after the change. */
export function sampleCode({code, meta}: Fence): string {
  if (!meta.diff) return code;
  return code
    .split('\n')
    .filter((line) => !isGone(line))
    .map((line) => line.replace(/^[+ ]/, ''))
    .join('\n');
}

/**
 * The line of the page that a line of {@link sampleCode} is.
 *
 * @param line - 1-based.
 */
export function lineInPage({code, line: opening, meta}: Fence, line: number): number {
  if (!meta.diff) return opening + line;
  const kept = code.split('\n').flatMap((text, index) => (isGone(text) ? [] : [index + 1]));
  return opening + (kept[line - 1] ?? line);
}
