import {NavbarSecondaryMenuFiller, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {inSiteLink} from './inSiteLink';
import {markCurrent} from '../behaviours/sidebar';

interface Props {
  /** The page's navigation, of which the menu shows a copy. */
  readonly sidebar: Element;
  readonly path: string;
}

function Menu({sidebar, path}: Props): ReactNode {
  const history = useHistory();
  const mobileSidebar = useNavbarMobileSidebar();
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const items = sidebar.querySelector('ul')?.cloneNode(true).childNodes ?? [];
    list.current?.replaceChildren(...items);
    if (list.current) markCurrent(list.current, path);
  }, [sidebar, path]);

  const follow = (event: MouseEvent): void => {
    const url = inSiteLink(event.nativeEvent);
    if (!url) return;
    event.preventDefault();
    mobileSidebar.toggle();
    history.push(url.pathname + url.search + url.hash);
  };
  // The links inside are what a reader acts on; this element only hears of it.
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
  return <ul ref={list} className="theme-doc-sidebar-menu menu__list" onClick={follow} />;
}

/** The page's navigation in the menu of phones. */
export function SidebarMenu(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}
