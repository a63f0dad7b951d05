import {nearest} from './nearest';

/** Says which known name was probably meant, or lists them all when none is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near !== undefined) return `did you mean ${near}?`;
  return known.length > 0 ? `known: ${known.join(', ')}` : 'there are none';
}
