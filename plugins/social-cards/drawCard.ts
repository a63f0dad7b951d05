import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import type {Card} from './cardOf';

/** Size that services show large cards in, in pixels (https://ogp.me, 1.91 to 1). */
export const CARD = {width: 1200, height: 630} as const;

/** Ground, text and accent of the dark mode (src/css/tokens.css). */
const COLORS = {ground: '#14120f', text: '#f4efe3', muted: '#b8b0a0', accent: '#f5b52e'} as const;

/** From this length a title is set smaller, in characters. */
const LONG_TITLE = 40;

interface Node {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const box = (style: object, ...children: readonly (Node | string)[]): Node => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

const require = createRequire(import.meta.url);
const fontOf = (weight: 400 | 600) => ({
  name: 'Inter',
  weight,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
});
let fonts: ReturnType<typeof fontOf>[] | undefined;

function layout({title, description}: Card, site: CardSite): Node {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '68px 76px',
      borderBottom: `14px solid ${COLORS.accent}`,
      background: COLORS.ground,
      color: COLORS.text,
      fontFamily: 'Inter',
    },
    box(
      {alignItems: 'center', gap: 20, color: COLORS.muted, fontSize: 34},
      {type: 'img', props: {src: site.mark, width: 56, height: 56}},
      site.name,
    ),
    box(
      {flexDirection: 'column', gap: 26},
      box(
        {
          fontSize: title.length < LONG_TITLE ? 78 : 60,
          fontWeight: 600,
          lineHeight: 1.12,
          letterSpacing: '-0.02em',
        },
        title,
      ),
      box({color: COLORS.muted, fontSize: 34, lineHeight: 1.4, textWrap: 'balance'}, description),
    ),
    box({color: COLORS.accent, fontSize: 28}, site.host),
  );
}

/** What all pictures of a site have. */
export interface CardSite {
  readonly name: string;
  readonly host: string;
  /** The mark, as a `data:` address. */
  readonly mark: string;
}

/** Draws the picture of a page, the same on every machine: letters are outlines of a font that is installed with the project. */
export async function drawCard(card: Card, site: CardSite): Promise<Buffer> {
  fonts ??= [fontOf(400), fontOf(600)];
  const svg = await satori(layout(card, site) as never, {...CARD, fonts});
  // Its texts are outlines by now: the fonts of the machine are not looked at.
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
