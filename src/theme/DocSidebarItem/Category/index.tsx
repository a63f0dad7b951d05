// Reason: the sidebar stays built HTML, so the lists of closed categories must be in it too, or say where they are. Opened by src/elements/docSidebar.
import {
  isActiveSidebarItem,
  findFirstSidebarItemLink,
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import * as strings from '@site/i18n/en/strings';
import styles from './styles.module.css';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {listAt} from './listAt';

/** {@link listAt} on the page that is being drawn. `npm run dev` has no built pages from which a list could come. */
function useListAt(list: readonly PropSidebarItem[]): string | undefined {
  const sidebar = useDocsSidebar();
  const {docs} = useDocsVersion();
  return sidebar && process.env.NODE_ENV === 'production' ? listAt(list, sidebar, docs) : undefined;
}

export default function DocSidebarItemCategory({
  item,
  activePath,
  level,
  onItemClick,
}: Props): ReactNode {
  const {items, label, className, href, collapsible} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  const isOpen = !collapsible || isActive || !item.collapsed;
  const at = useListAt(items);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
        className,
      )}
    >
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrent && 'menu__list-item-collapsible--active',
        )}
      >
        <Link
          className={clsx(
            styles.link,
            'menu__link',
            collapsible && 'menu__link--sublist',
            collapsible && !href && 'menu__link--sublist-caret',
            isActive && 'menu__link--active',
          )}
          aria-current={isCurrent ? 'page' : undefined}
          {...(collapsible && !href && {role: 'button', 'aria-expanded': isOpen})}
          // Without scripts a category that has no page of its own leads to its first one.
          href={href ?? findFirstSidebarItemLink(item)}
          onClick={() => onItemClick?.(item)}
        >
          <span className={styles.label}>{label}</span>
        </Link>
        {href && collapsible && (
          <button
            type="button"
            className="clean-btn menu__caret"
            aria-label={strings.pagesIn(label)}
            aria-expanded={isOpen}
          />
        )}
      </div>
      <ul className="menu__list" hidden={!isOpen} data-list-at={at}>
        {(isOpen || at === undefined) && (
          <DocSidebarItems
            items={items}
            onItemClick={onItemClick}
            activePath={activePath}
            level={level + 1}
          />
        )}
      </ul>
    </li>
  );
}
