/** Everything may be read; the sitemap is where RFC 9309 crawlers look for it. */
export function robotsTxt(url: string, baseUrl: string): string {
  return `User-agent: *\nAllow: ${baseUrl}\n\nSitemap: ${new URL(`${baseUrl}sitemap.xml`, url).href}\n`;
}
