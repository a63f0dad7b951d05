import {Fragment, type ReactNode} from 'react';

export interface FilledProps {
  /** A string of the interface with places for parts: `See {link}.` */
  text: string;
  /** What stands at each place, by its name. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links, code or buttons in it; each language says where they stand. */
export function Filled({text, parts}: FilledProps): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 ? <Fragment key={piece}>{parts[piece]}</Fragment> : piece));
}
