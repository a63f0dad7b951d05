import type {Page} from 'playwright-core';

/** Faces of the same measures on every system, so that words fit the boxes drawn for them. */
const FONTS = 'Arial, Helvetica, "Liberation Sans", sans-serif';

interface Mermaid {
  initialize(options: object): void;
  render(id: string, source: string): Promise<{svg: string}>;
}

declare global {
  interface Window {
    mermaid: Mermaid;
  }
}

/**
 * Draws one diagram as a stand-alone SVG file.
 *
 * @param page - A page in which Mermaid is loaded.
 * @param theme - Name of a Mermaid theme.
 * @throws Error with Mermaid's message when the source is wrong.
 */
export async function drawInPage(page: Page, source: string, theme: string): Promise<string> {
  const svg = await page.evaluate(
    async ({text, themeName, fontFamily}) => {
      const options = {startOnLoad: false, theme: themeName, fontFamily, htmlLabels: false, deterministicIds: true};
      window.mermaid.initialize({...options, flowchart: {htmlLabels: false}, themeVariables: {fontFamily}});
      return (await window.mermaid.render('diagram', text)).svg;
    },
    {text: source, themeName: theme, fontFamily: FONTS},
  );
  return `${svg.replace(/<br>/g, '<br/>')}\n`;
}
