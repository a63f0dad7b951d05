import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import {watchTables} from '../behaviours/scrollableTables';
import {applyTabChoices} from '../behaviours/tabChoices';
import {CONTENT_ATTRIBUTE} from './contentAttribute';
import {inSiteLink} from './inSiteLink';

const MARK = {[CONTENT_ATTRIBUTE]: ''};

/**
 * A page's text as the HTML that it was built to. React leaves that HTML alone; this component
 * keeps its links inside the site and fetches a page when a reader comes near its link.
 * Tabs and copy buttons are answered by src/behaviours.
 *
 * @param html - From our own built pages only; see contentHtml.ts.
 */
export function StaticContent({html}: {html: string}): ReactNode {
  const history = useHistory();
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!root.current) return;
    applyTabChoices(root.current);
    return watchTables(root.current);
  }, [html]);

  const follow = (event: MouseEvent): void => {
    const url = inSiteLink(event.nativeEvent);
    if (!url) return;
    event.preventDefault();
    history.push(url.pathname + url.search + url.hash);
  };
  const preload = ({nativeEvent}: SyntheticEvent): void => {
    const url = inSiteLink(nativeEvent);
    if (!url) return;
    // A page that cannot be fetched now is asked for again, and its failure shown, when the reader goes there.
    void Promise.resolve(window.docusaurus.preload(url.pathname)).catch(() => undefined);
  };

  return (
    // The links inside are what a reader acts on; this element only hears of it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      {...MARK}
      onClick={follow}
      onMouseOver={preload}
      onFocus={preload}
      onTouchStart={preload}
      dangerouslySetInnerHTML={{__html: html}}
      suppressHydrationWarning
    />
  );
}
