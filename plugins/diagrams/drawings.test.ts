import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {diagramSources} from './diagramSources';
import {DIAGRAM_THEMES, DRAWINGS_FOLDER, diagramTitle, drawingName, findDrawing} from './drawings';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));

describe('drawings', () => {
  it(
    'are drawn in the neutral theme for light mode and in the dark one for dark mode',
    {tags: ['2.1-10', '2.1-11']},
    async () => {
      expect(DIAGRAM_THEMES).toEqual({light: 'neutral', dark: 'dark'});
      const [source = ''] = await diagramSources(siteDir);
      const read = (mode: 'light' | 'dark') =>
        readFileSync(`${siteDir}${DRAWINGS_FOLDER}/${drawingName(source, mode)}`, 'utf8');
      // Fill of nodes in Mermaid's own themes: neutral, dark.
      expect(read('light')).toContain('#eee');
      expect(read('dark')).toContain('#1f2020');
    },
  );

  it('have the colours of the page around them, and labels that no line is seen through', async () => {
    const tokens = readFileSync(`${siteDir}src/css/tokens.css`, 'utf8');
    const [light = '', dark = ''] = tokens.split("[data-theme='dark']");
    const source = (await diagramSources(siteDir)).find((text) => text.includes('-->|')) ?? '';
    for (const [mode, css] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const token = (name: string): string => {
        const hex = new RegExp(`--${name}: #(\\w{6});`).exec(css)?.[1] ?? '';
        return `rgb(${(hex.match(/../g) ?? []).map((part) => parseInt(part, 16)).join(', ')})`;
      };
      const drawing = readFileSync(
        `${siteDir}${DRAWINGS_FOLDER}/${drawingName(source, mode)}`,
        'utf8',
      );
      for (const rule of [
        `.edgeLabel rect{fill:${token('ground')};opacity:1;}`,
        `.labelBox{fill:${token('surface')};stroke:${token('line-strong')};}`,
        `tspan{fill:${token('text')};}`,
      ])
        expect(drawing.includes(rule), rule).toBe(true);
    }
  });

  it('a changed diagram has another drawing', () => {
    expect(drawingName('flowchart LR\n a --> b', 'dark')).not.toBe(
      drawingName('flowchart LR\n a --> c', 'dark'),
    );
  });

  it('a missing drawing is named with the command that makes it', () => {
    expect(() => findDrawing('flowchart LR\n never --> drawn', siteDir)).toThrow(
      /static\/img\/diagrams\/[0-9a-f]{12}-light\.svg.*npm run draw:diagrams/,
    );
  });

  it('every diagram of the pages is drawn and has a title and a size', async () => {
    const sources = await diagramSources(siteDir);
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) {
      expect(diagramTitle(source)).toBeTruthy();
      const {width, height} = findDrawing(source, siteDir);
      expect(width).toBeGreaterThan(50);
      expect(height).toBeGreaterThan(20);
    }
  });
});
