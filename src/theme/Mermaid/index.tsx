// Reason: a built page holds only the place of a diagram; src/staticContent draws it there.
import Mermaid from '@theme-original/Mermaid';
import type {ReactNode} from 'react';

/** Whether this code renders the built HTML or runs in `npm run dev`, where nothing is built. */
const isBuilding = typeof window === 'undefined';

export default function Diagram({value}: {value: string}): ReactNode {
  return isBuilding ? <div data-island="diagram" data-value={value} /> : <Mermaid value={value} />;
}
