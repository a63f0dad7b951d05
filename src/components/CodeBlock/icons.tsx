import type {ReactNode} from 'react';

const common = {
  viewBox: '0 0 24 24',
  width: 16,
  height: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  'aria-hidden': true,
} as const;

/** Two sheets; turns into a check mark while its button says "copied". */
export function CopyIcon(): ReactNode {
  return (
    <svg {...common}>
      <path className="sample-sheets" d="M9 9h11v11H9zM15 5V4H4v11h1" />
      <path className="sample-check" d="m5 12.5 5 5L20 7" />
    </svg>
  );
}

/** A line that turns back at the margin. */
export function WrapIcon(): ReactNode {
  return (
    <svg {...common}>
      <path d="M3 6h18M3 12h14.5a3 3 0 0 1 0 6H12m2.5-2.5L12 18l2.5 2.5M3 18h5" />
    </svg>
  );
}
