import type {Fence} from '../page/types';

/** The code that a fence ends up with: of a diff, what is there after the change. */
export function sampleCode({code, meta}: Fence): string {
  if (!meta.diff) return code;
  return code
    .split('\n')
    .filter((line) => !line.startsWith('-'))
    .map((line) => line.replace(/^[+ ]/, ''))
    .join('\n');
}
