// Reason: an element answers the dropdown in built pages (src/elements/navDropdown).
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {keepsAddress} from '../keepsAddress';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _,
  ...props
}: Props): ReactNode {
  return (
    <nav-dropdown class="dropdown--hoverable" data-keeps-address={keepsAddress(items)}>
      <div className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right')}>
        <NavbarNavLink
          aria-haspopup="true"
          aria-expanded={false}
          role="button"
          // Only a link that leads somewhere takes the focus.
          href={props.to ? undefined : '#'}
          className={clsx('navbar__link', className)}
          {...props}
        >
          {props.children ?? props.label}
        </NavbarNavLink>
        <ul className="dropdown__menu">
          {items.map((item, index) => (
            <NavbarItem
              isDropdownItem
              activeClassName="dropdown__link--active"
              {...item}
              key={index}
            />
          ))}
        </ul>
      </div>
    </nav-dropdown>
  );
}
