import type {ReactNode} from 'react';

/** Stands in the browser for the framework's MDXContent: page text arrives as HTML, so no MDX component is needed. */
export default function PassThrough({children}: {children: ReactNode}): ReactNode {
  return children;
}
