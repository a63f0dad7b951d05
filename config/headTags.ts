import type {HtmlTagObject} from '@docusaurus/types';

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});

/** Icons and the web manifest, below the site's base path. */
export function headTags(baseUrl: string): HtmlTagObject[] {
  return [
    link({rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}),
    link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
  ];
}
