// @ts-check
// A thread of its own, so that the build goes on meanwhile; threads load plain JavaScript.
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {parentPort, workerData} from 'node:worker_threads';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';

/** @typedef {import('./cardOf').Card} Card */

const site = /** @type {import('./startCardThread').CardSite} */ (workerData);

/** Size that services show large cards in, in pixels (https://ogp.me, 1.91 to 1). */
const CARD = {width: 1200, height: 630};

/** Ground, text and accent of the dark mode (src/css/tokens.css). */
const COLORS = {ground: '#14120f', text: '#f4efe3', muted: '#b8b0a0', accent: '#f5b52e'};

/** From this length a title is set smaller, in characters. */
const LONG_TITLE = 40;

const require = createRequire(import.meta.url);

/** @param {400 | 600} weight */
async function fontOf(weight) {
  const file = require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);
  return {
    name: 'Inter',
    weight,
    style: /** @type {const} */ ('normal'),
    data: await readFile(file),
  };
}
const fonts = Promise.all([fontOf(400), fontOf(600)]);

/**
 * @param {object} style
 * @param {readonly unknown[]} children
 */
const box = (style, ...children) => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** @param {Card} card */
function layout({title, description}) {
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

/** @param {Card} card */
async function draw(card) {
  const svg = await satori(/** @type {never} */ (layout(card)), {...CARD, fonts: await fonts});
  // Its texts are outlines by now: the fonts of the machine are not looked at.
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}

/** One after the other, so that pictures come in the order in which they were asked for. */
let last = Promise.resolve();
parentPort?.on('message', (/** @type {Card} */ card) => {
  last = last.then(async () => parentPort?.postMessage(await draw(card)));
});
