import {useHistory, useLocation} from '@docusaurus/router';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {watchTables} from '../behaviours/scrollableTables';
import {markCurrent} from '../behaviours/sidebar';
import {applyTabChoices} from '../behaviours/tabChoices';
import {CONTENT_ATTRIBUTE} from './contentAttribute';
import {inSiteLink} from './inSiteLink';
import {layOut, layOutWhenIdle} from './layOut';
import {prepareLinksInSight} from './linksInSight';
import type {Page} from './Page';
import {pageAt} from './pages';
import {awaitPaint} from './painted';
import {Unreachable} from './Unreachable';
import {showPage} from './showPage';
import {usePreferNewest} from './usePreferNewest';

const MARK = {[CONTENT_ATTRIBUTE]: ''};

/** Nothing for React to draw: the element holds what the browser opened, or what showPage puts there. */
const AS_IT_IS = {__html: ''};

/**
 * A page as the HTML that it was built to. React leaves that HTML alone; this component changes it
 * with the page, keeps its links inside the site, and fetches a page when a reader comes near its
 * link. What can be pressed inside is answered by src/behaviours.
 */
export function StaticContent({
  page,
  path,
  className,
}: {
  page: Page;
  path: string;
  className?: string;
}): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const preferNewest = usePreferNewest();
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef<Page>(undefined);

  const show = useCallback(
    (next: Page, to: string): void => {
      if (!root.current || shown.current === next) return;
      const isOpened = root.current.contains(next.main);
      if (!isOpened) {
        // Who goes back, or to an anchor, comes to a place in the page: it must be where it will stay.
        if (history.action === 'POP' || history.location.hash) layOut(next.main);
        // What is far below the top may be laid out later (src/css/later.css).
        document.documentElement.dataset.layOut = 'later';
      }
      shown.current = next;
      showPage(root.current, next);
      markCurrent(root.current, to);
      applyTabChoices(root.current);
    },
    [history],
  );

  // With the location: a reader may be back before the frame has followed to the page that was shown ahead.
  useLayoutEffect(() => show(page, path), [page, path, location, show]);

  useLayoutEffect(() => {
    if (!root.current) return;
    const stops = [
      layOutWhenIdle(page.main),
      watchTables(root.current),
      prepareLinksInSight(page.main),
    ];
    return () => stops.forEach((stop) => stop());
  }, [page]);

  const follow = (event: MouseEvent): void => {
    const url = inSiteLink(event.nativeEvent);
    if (!url) return;
    event.preventDefault();
    preferNewest(event.target);
    history.push(url.pathname + url.search + url.hash);
    const next = pageAt(url.pathname);
    if (!next || next instanceof Unreachable || next.frame !== page.frame) return;
    if (!url.hash) window.scrollTo(0, 0);
    show(next, url.pathname);
    if (url.hash) document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
    awaitPaint();
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
      className={className}
      onClick={follow}
      onMouseOver={preload}
      onFocus={preload}
      onTouchStart={preload}
      dangerouslySetInnerHTML={AS_IT_IS}
      suppressHydrationWarning
    />
  );
}
