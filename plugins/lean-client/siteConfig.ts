interface NavbarItem {
  type?: string;
  items?: {type?: string}[];
}

/** What this plugin reads of the theme's configuration. */
export interface SiteConfig {
  navbar: {items: NavbarItem[]};
  announcementBar?: object;
  footer?: {links?: object[]; logo?: object};
}
