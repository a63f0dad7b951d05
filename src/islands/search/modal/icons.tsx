import type {ReactNode} from 'react';

const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.8 11.3L20 20',
  clear: 'm7 7 10 10M17 7 7 17',
  star: 'm12 4.5 2.3 4.8 5.2.7-3.8 3.7.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 4v4.3l2.8 1.7',
  nothing: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.8 11.3L20 20M8 10.5h5',
  offline:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 5-1.2M5.3 12a9.5 9.5 0 0 1 4-2.3m4.5-.1A9.5 9.5 0 0 1 18.7 12M2.5 8.6a14 14 0 0 1 3.7-2.3m4.5-1.2a14 14 0 0 1 10.8 3.5M12 19h.01',
  enter: 'M19 6v6H6m4.5-4.5L6 12l4.5 4.5',
  down: 'M12 5v14m-5.5-5.5L12 19l5.5-5.5',
  up: 'M12 19V5m-5.5 5.5L12 5l5.5 5.5',
  all: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
} as const;

/** A sign beside a text that says the same; our own drawings. */
export function Icon({name, size = 20}: {name: keyof typeof PATHS; size?: number}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
