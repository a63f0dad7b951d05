import type {HtmlTagObject} from '@docusaurus/types';
import {FEED} from '../plugins/changes-reference/addresses';

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});

/** Icons, the web manifest and the feed of changes, below the site's base path. */
export function headTags(baseUrl: string): HtmlTagObject[] {
  return [
    link({rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}),
    link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    link({
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Release history',
      href: baseUrl + FEED.slice(1),
    }),
    link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
  ];
}
