import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import {watchTables} from '../behaviours/scrollableTables';
import {markCurrent} from '../behaviours/sidebar';
import {applyTabChoices} from '../behaviours/tabChoices';
import {CONTENT_ATTRIBUTE} from './contentAttribute';
import {inSiteLink} from './inSiteLink';
import {layOut, layOutWhenIdle} from './layOut';
import {prepareLinksInSight} from './linksInSight';
import type {Page} from './Page';
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
export function StaticContent({page, path, className}: {page: Page; path: string; className?: string}): ReactNode {
  const history = useHistory();
  const preferNewest = usePreferNewest();
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!root.current) return;
    const isOpened = root.current.contains(page.main);
    // Who goes back, or to an anchor, comes to a place in the page: it must be where it will stay.
    if (!isOpened && (history.action === 'POP' || history.location.hash)) layOut(page.main);
    showPage(root.current, page);
    markCurrent(root.current, path);
    applyTabChoices(root.current);
    const stops = [layOutWhenIdle(page.main), watchTables(root.current), prepareLinksInSight(page.main)];
    return () => stops.forEach((stop) => stop());
  }, [page, path, history]);

  const follow = (event: MouseEvent): void => {
    const url = inSiteLink(event.nativeEvent);
    if (!url) return;
    event.preventDefault();
    preferNewest(event.target);
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
