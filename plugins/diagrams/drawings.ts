import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Mermaid's theme for each colour mode (spec §2). */
export const DIAGRAM_THEMES = {light: 'neutral', dark: 'dark'} as const;

export type ColorMode = keyof typeof DIAGRAM_THEMES;

/** What a theme is drawn with: the colours of the page around it (src/css/tokens.css). */
const COLORS = {
  light: {ground: '#fffdf8', surface: '#f7f3e9', line: '#8b8371', text: '#211e18'},
  dark: {ground: '#14120f', surface: '#1c1a15', line: '#857c6a', text: '#efeae0'},
} as const;

/** Style rules on top of a theme: the colours, round corners, and labels that no line is seen through. */
export function diagramRules(mode: ColorMode): string {
  const {ground, surface, line, text} = COLORS[mode];
  return `
    .node rect, .node path, .node polygon, .node circle, rect.actor, rect.note, .labelBox {
      fill: ${surface}; stroke: ${line};
    }
    .cluster rect { fill: ${ground}; stroke: ${line}; }
    .node rect, .cluster rect, rect.actor, rect.note { rx: 8px; ry: 8px; }
    .edgeLabel rect { fill: ${ground}; opacity: 1; }
    .actor-man circle { fill: ${surface}; }
    .flowchart-link, .messageLine0, .messageLine1, .loopLine, .actor-line, .actor-man > * { stroke: ${line}; }
    .marker, .arrowheadPath, #arrowhead path, #crosshead path { fill: ${line}; stroke: ${line}; }
    text, tspan, .label text, .messageText, .loopText > tspan, .noteText > tspan, text.actor > tspan { fill: ${text}; }
  `;
}

/** Where drawings lie, below the site's folder; `static/` is served as the root. */
export const DRAWINGS_FOLDER = 'static/img/diagrams';

/** File name of a diagram's drawing. What it is drawn from is in the name, so that a changed diagram, or other rules, need a new drawing. */
export function drawingName(source: string, mode: ColorMode): string {
  const from = source.trim() + DIAGRAM_THEMES[mode] + diagramRules(mode);
  const hash = createHash('sha256').update(from).digest('hex').slice(0, 12);
  return `${hash}-${mode}.svg`;
}

export interface Drawing {
  /** Address below the site's root. */
  src: Readonly<Record<ColorMode, string>>;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/**
 * The drawings of a diagram.
 *
 * @throws Error naming the missing file and the command that draws it.
 */
export function findDrawing(source: string, siteDir: string): Drawing {
  const files = {light: drawingName(source, 'light'), dark: drawingName(source, 'dark')};
  for (const file of Object.values(files)) {
    if (!existsSync(path.join(siteDir, DRAWINGS_FOLDER, file))) {
      throw new Error(
        `this diagram has no drawing ${DRAWINGS_FOLDER}/${file}. Run: npm run draw:diagrams`,
      );
    }
  }
  const svg = readFileSync(path.join(siteDir, DRAWINGS_FOLDER, files.light), 'utf8');
  const [, width = '', height = ''] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return {
    src: {light: `/img/diagrams/${files.light}`, dark: `/img/diagrams/${files.dark}`},
    width: Math.ceil(Number(width)),
    height: Math.ceil(Number(height)),
  };
}

/** The diagram's own title: Mermaid's `accTitle` line. */
export function diagramTitle(source: string): string | undefined {
  return /^[ \t]*accTitle:[ \t]*(\S.*)$/m.exec(source)?.[1]?.trim();
}
