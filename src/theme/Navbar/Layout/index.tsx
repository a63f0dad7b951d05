// Reason: in built pages an element hides the navbar on scroll (src/elements/hidingNavbar), and the menu of phones is in the page.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import {SiteData} from '@site/src/components/SiteData';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  return (
    <hiding-navbar data-hides={hideOnScroll ? '' : undefined}>
      <SiteData />
      <nav
        aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
        className={clsx(
          ThemeClassNames.layout.navbar.container,
          'navbar navbar--fixed-top',
          style && `navbar--${style}`,
        )}
      >
        {children}
        <div role="presentation" className="navbar-sidebar__backdrop" />
        <NavbarMobileSidebar />
      </nav>
    </hiding-navbar>
  );
}
