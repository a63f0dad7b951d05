import {describe, expect, it} from 'vitest';
import {unusedThemeParts} from './unusedThemeParts';

const navbar = (...items: {type?: string; items?: {type?: string}[]}[]) => ({navbar: {items}});

describe('unusedThemeParts', () => {
  it('drops navbar kinds that no item has', () => {
    expect(unusedThemeParts(navbar({type: 'docSidebar'}), false)).toEqual(
      expect.arrayContaining([
        'NavbarItem/LocaleDropdownNavbarItem',
        'NavbarItem/DropdownNavbarItem',
      ]),
    );
  });

  it('keeps the kinds in use, also inside dropdowns', () => {
    const parts = unusedThemeParts(navbar({items: [{type: 'doc'}]}, {type: 'search'}), false);
    for (const kept of ['Dropdown', 'Doc', 'Search'])
      expect(parts).not.toContain(`NavbarItem/${kept}NavbarItem`);
  });

  it('keeps the plain dropdown, which draws versions and locales', () => {
    expect(unusedThemeParts(navbar({type: 'docsVersionDropdown'}), true)).not.toContain(
      'NavbarItem/DropdownNavbarItem',
    );
  });

  it('keeps the announcement bar and the footer logo where they are configured', () => {
    const parts = unusedThemeParts({...navbar(), announcementBar: {}, footer: {logo: {}}}, false);
    expect(parts).not.toContain('AnnouncementBar');
    expect(parts).not.toContain('Footer/Logo');
  });

  it('keeps the banner of old versions once there are versions', () => {
    expect(unusedThemeParts(navbar(), true)).not.toContain('DocVersionBanner');
    expect(unusedThemeParts(navbar(), false)).toContain('DocVersionBanner');
  });
});
