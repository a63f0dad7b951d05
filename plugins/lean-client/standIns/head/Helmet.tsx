import {Fragment, useLayoutEffect, useRef, type ReactNode} from 'react';
import {headOf, type HeadRequest} from './headOf';
import {mergeHeads} from './mergeHeads';
import {showHead} from './showHead';

/** What the mounted `<Head>`s ask for, in the order of the page. */
const requests = new Map<object, HeadRequest>();
let frame = 0;

function show(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => showHead(mergeHeads([...requests.values()])));
}

/**
 * In place of `react-helmet-async` in browsers: keeps title, metadata and the attributes of `html`
 * and `body` in line with the page on screen. Pages are built with the real one.
 */
export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const self = useRef({}).current;
  useLayoutEffect(() => {
    requests.set(self, headOf(children));
    show();
  }, [self, children]);
  useLayoutEffect(
    () => () => {
      requests.delete(self);
      show();
    },
    [self],
  );
  return null;
}

/** Nothing is shared through the tree in browsers. */
export const HelmetProvider = Fragment;
