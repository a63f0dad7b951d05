import type {ReactNode} from 'react';

/** Stands in the browser for components of page text, which arrives as HTML. */
export default function PassThrough({children}: {children: ReactNode}): ReactNode {
  return children;
}
