// Reason: an element answers the dropdown in built pages (src/elements/phoneMenu), and its list must be there to be shown.
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {keepsAddress} from '../keepsAddress';

interface Target {
  readonly to?: string;
  readonly activeBaseRegex?: string;
  readonly activeBasePath?: string;
}

const isActiveAt = (path: string, {to, activeBaseRegex, activeBasePath}: Target): boolean =>
  isSamePath(to, path) ||
  isRegexpStringMatch(activeBaseRegex, path) ||
  (activeBasePath !== undefined && path.startsWith(activeBasePath));

export default function DropdownNavbarItemMobile({
  items,
  className,
  position: _position,
  onClick: _onClick,
  ...props
}: Props): ReactNode {
  const path = useLocalPathname();
  const isActive = isSamePath(props.to, path);
  // Spec §4: it starts expanded only if one of its items is active.
  const isOpen = isActive || items.some((item) => isActiveAt(path, item));
  return (
    <li className={clsx('menu__list-item', !isOpen && 'menu__list-item--collapsed')}>
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isActive && 'menu__list-item-collapsible--active',
        )}
      >
        <NavbarNavLink
          role="button"
          className={clsx('menu__link menu__link--sublist', className)}
          href={props.to ? undefined : '#'}
          {...props}
        >
          {props.children ?? props.label}
        </NavbarNavLink>
        <button
          type="button"
          className="clean-btn menu__caret"
          aria-expanded={isOpen}
          aria-label={translate({
            id: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
            message: 'Expand the dropdown',
          })}
        />
      </div>
      <ul className="menu__list" hidden={!isOpen} data-keeps-address={keepsAddress(items)}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </li>
  );
}
