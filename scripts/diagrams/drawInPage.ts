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

/** Gives the drawing its own size in place of "as wide as the page". */
function withSize(svg: string): string {
  const [, width = '', height = ''] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return svg
    .replace(
      / width="100%"/,
      ` width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}"`,
    )
    .replace(/max-width: [\d.]+px;?/, '');
}

/**
 * Draws one diagram as a stand-alone SVG file. Each line of text keeps the length it was measured with, in whatever face a
 * reader's system shows it.
 *
 * @param page - A page in which Mermaid is loaded and has not drawn yet: it keeps the first theme.
 * @param theme - Name of a Mermaid theme.
 * @throws Error with Mermaid's message when the source is wrong.
 */
export async function drawInPage(page: Page, source: string, theme: string): Promise<string> {
  const svg = await page.evaluate(
    async ({text, themeName, fontFamily}) => {
      const options = {
        startOnLoad: false,
        theme: themeName,
        fontFamily,
        htmlLabels: false,
        deterministicIds: true,
      };
      window.mermaid.initialize({
        ...options,
        flowchart: {htmlLabels: false},
        // Sequence diagrams measure with faces of their own, unless they are told.
        sequence: {
          actorFontFamily: fontFamily,
          noteFontFamily: fontFamily,
          messageFontFamily: fontFamily,
        },
      });
      document.body.innerHTML = (await window.mermaid.render('diagram', text)).svg;
      const lines = document.body.querySelectorAll<SVGTextContentElement>(
        'text:not(:has(tspan[x])), tspan[x]',
      );
      for (const line of lines) {
        const length = line.getComputedTextLength();
        if (length > 0) line.setAttribute('textLength', length.toFixed(1));
        // Letters of a reader's own face are made narrower, rather than set closer.
        if (length > 0) line.setAttribute('lengthAdjust', 'spacingAndGlyphs');
      }
      return new XMLSerializer().serializeToString(document.querySelector('svg') as SVGElement);
    },
    {text: source, themeName: theme, fontFamily: FONTS},
  );
  return `${withSize(svg).replace(/<br>/g, '<br/>')}\n`;
}
