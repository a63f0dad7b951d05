import {useHistory} from '@docusaurus/router';
import {Suspense, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import {createPortal} from 'react-dom';
import {applyTabChoices} from '../behaviours/tabChoices';
import {CONTENT_ATTRIBUTE} from './contentHtml';
import {findIslands, type Island} from './islands';
import {inSiteLink} from './inSiteLink';

const MARK = {[CONTENT_ATTRIBUTE]: ''};

/**
 * A page's text as the HTML that it was built to. React leaves that HTML alone; this component
 * adds what a reader can do with it: links that stay in the site, and the parts that need React.
 *
 * @param html - From our own built pages only; see contentHtml.ts.
 */
export function StaticContent({html}: {html: string}): ReactNode {
  const history = useHistory();
  const root = useRef<HTMLDivElement>(null);
  const [islands, setIslands] = useState<Island[]>([]);

  useLayoutEffect(() => {
    if (!root.current) return;
    applyTabChoices(root.current);
    setIslands(findIslands(root.current));
  }, [html]);

  const follow = (event: MouseEvent): void => {
    const url = inSiteLink(event.nativeEvent);
    if (!url) return;
    event.preventDefault();
    history.push(url.pathname + url.search + url.hash);
  };
  const preload = ({nativeEvent}: SyntheticEvent): void => {
    const url = inSiteLink(nativeEvent);
    if (url) void window.docusaurus.preload(url.pathname);
  };

  return (
    <>
      {/* The links inside are what a reader acts on; this element only hears of it. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/mouse-events-have-key-events */}
      <div ref={root} {...MARK} onClick={follow} onMouseOver={preload} onTouchStart={preload} dangerouslySetInnerHTML={{__html: html}} suppressHydrationWarning />
      {islands.map(({element, key, Component, value}) => createPortal(<Suspense><Component value={value} /></Suspense>, element, key))}
    </>
  );
}
