import {smallSite} from '../smallSite';

export const config = smallSite({
  options: {
    navbar: {
      hideOnScroll: true,
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
        {type: 'version', position: 'left', className: 'pill'},
        {type: 'search'},
        {type: 'localeDropdown'},
        {type: 'social'},
      ],
    },
    locales: [
      {code: 'en', label: 'English', htmlLang: 'en-GB'},
      {code: 'he', label: 'עברית', htmlLang: 'he-IL'},
    ],
  },
  environment: {},
});
