import {smallSite} from '../smallSite';

export const config = smallSite({
  options: {
    navbar: {
      hideOnScroll: true,
      style: 'dark',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
        {type: 'docsVersionDropdown', position: 'left'},
        {type: 'docsVersion', position: 'left', className: 'version-link'},
        {to: '/toolhive/quickstart', label: 'Plain link'},
        {
          label: 'More',
          position: 'left',
          items: [
            {to: '/toolhive/quickstart', label: 'To begin'},
            {href: 'https://example.com/', label: 'Elsewhere'},
          ],
        },
        {type: 'html', value: '<em class="badge">Beta</em>', position: 'left'},
        {type: 'doc', docId: 'toolhive/quickstart', label: 'A doc', position: 'left'},
        {type: 'search'},
      ],
    },
    footer: {
      style: 'light',
      links: [{title: 'Pages', items: [{label: 'Quickstart', to: '/toolhive/quickstart'}]}],
      logo: {
        alt: 'The mark',
        src: 'img/mark.svg',
        srcDark: 'img/mark-dark.svg',
        width: 40,
        height: 30,
        href: 'https://example.com/home',
      },
    },
    colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: {
      id: 'first-news',
      content: 'There is <b>news</b>: <a href="/toolhive/quickstart">read it</a>',
      backgroundColor: '#104020',
      textColor: '#f0fff0',
      isCloseable: true,
    },
    editUrl: 'https://code.example/docs/edit/main/',
  },
  environment: {vercelAnalytics: true},
});
