import {smallSite} from '../smallSite';

export const config = smallSite({
  options: {
    navbar: {
      hideOnScroll: false,
      style: 'primary',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
        {type: 'docsVersion', className: 'pill'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {label: 'Quickstart', to: '/toolhive/quickstart'},
        {label: 'Elsewhere', href: 'https://example.com/'},
      ],
    },
    colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
    announcementBar: {
      id: 'standing-news',
      content: 'Read <b>this</b>',
      backgroundColor: '#402010',
      textColor: '#fff0f0',
      isCloseable: false,
    },
  },
  environment: {vercelAnalytics: true, gtagId: 'G-TEST47'},
});
