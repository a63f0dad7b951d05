import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useCallback, type ReactNode} from 'react';
import styles from './ApiReference.module.css';

/** The list of operations in the menu of phones. It is on the page already, so it is copied from there. */
export function OperationsMenu(): ReactNode {
  const menu = useNavbarMobileSidebar();
  const fill = useCallback((list: HTMLUListElement | null) => {
    list?.replaceChildren(
      ...[...(document.getElementById('api-operations')?.children ?? [])].map((entry) =>
        entry.cloneNode(true),
      ),
    );
  }, []);
  return (
    <nav aria-label="API operations" className={styles.menu}>
      {/* The links inside are what a reader acts on; this element only hears of it. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={fill}
        onClick={({target}) => target instanceof Element && target.closest('a') && menu.toggle()}
      />
    </nav>
  );
}
