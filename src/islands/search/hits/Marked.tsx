import type {ReactNode} from 'react';
import type {Segment} from './segments';

/** A text with its marks. */
export function Marked({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
