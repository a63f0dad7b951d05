/** A link to a style sheet of this site, as built pages have it. */
const SHEET = /<link (?=[^>]*rel="?stylesheet)[^>]*href="?([^"\s>]+\.css)"?[^>]*>/g;

/**
 * Puts style sheets into a page in place of the links to them. The address stays as `data-href`, by
 * which the bundler's loader finds that it need not load the sheet.
 *
 * @param sheets - Text of each sheet by its address. Links to others stay.
 * @throws Error when a sheet holds what would end the element it stands in.
 */
export function withStyles(html: string, sheets: ReadonlyMap<string, string>): string {
  return html.replace(SHEET, (link, address: string) => {
    const css = sheets.get(address);
    if (css === undefined) return link;
    if (/<\/style/i.test(css))
      throw new Error(
        `${address} holds "</style", which would end the element it is put into.\nFix: write it another way in the style sheet.`,
      );
    return `<style data-href="${address}">${css}</style>`;
  });
}
