// Reason: the menu is in the built page, where an element opens it (src/elements/phoneMenu); the stock one is rendered in the browser.
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/** Size of the icon in pixels (spec §2 "Shared layout"). */
const CLOSE_ICON = 21;

/** What the label of the button that leads back is drawn with, and nobody needs to hear. */
const ARROW = /^[←→] */;

function Header(): ReactNode {
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <NavbarColorModeToggle className="margin-right--md" />
      <button
        type="button"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
        })}
        className="clean-btn navbar-sidebar__close"
      >
        <IconClose color="currentColor" width={CLOSE_ICON} height={CLOSE_ICON} />
      </button>
    </div>
  );
}

export default function NavbarMobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  const back = translate({
    id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
    message: '← Back to main menu',
  });
  return (
    <phone-menu>
      <div className="theme-layout-navbar-sidebar navbar-sidebar" hidden>
        <Header />
        <div className="navbar-sidebar__items">
          <div className="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu">
            <ul className="menu__list">
              {items.map((item, index) => (
                <NavbarItem mobile {...item} key={index} />
              ))}
            </ul>
          </div>
          <div className="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu">
            <button
              type="button"
              className="clean-btn navbar-sidebar__back"
              aria-label={back.replace(ARROW, '')}
            >
              {back}
            </button>
            <doc-sidebar />
          </div>
        </div>
      </div>
    </phone-menu>
  );
}
