// Reason: an element answers the button in built pages (src/elements/phoneMenu).
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import type {ReactNode} from 'react';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-expanded={false}
      className="navbar__toggle clean-btn"
      type="button"
    >
      <IconMenu />
    </button>
  );
}
