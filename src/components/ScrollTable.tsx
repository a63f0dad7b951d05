import type {ComponentProps, ReactNode} from 'react';

/** A table that scrolls by itself when it is wide; src/elements/scrollArea makes it reachable by keyboard then. */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <scroll-area>
      <table {...props} />
    </scroll-area>
  );
}
