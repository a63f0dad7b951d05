import {Fragment, useLayoutEffect, useMemo, useRef, type ReactNode} from 'react';
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

/** Asks for a title, metadata and attributes of `html` and `body` while the calling component is on screen. */
export function useHead(request: HeadRequest): void {
  const self = useRef({}).current;
  useLayoutEffect(() => {
    requests.set(self, request);
    show();
  }, [self, request]);
  useLayoutEffect(
    () => () => {
      requests.delete(self);
      show();
    },
    [self],
  );
}

/**
 * In place of `react-helmet-async` in browsers: keeps the head in line with the page on screen.
 * Pages are built with the real one.
 */
export function Helmet({children}: {children?: ReactNode}): ReactNode {
  useHead(useMemo(() => headOf(children), [children]));
  return null;
}

/** Nothing is shared through the tree in browsers. */
export const HelmetProvider = Fragment;
