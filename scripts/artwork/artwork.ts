/** A picture to draw: a page of its own, its size in CSS pixels, and the file it becomes. */
export interface Artwork {
  file: string;
  width: number;
  height: number;
  html: string;
}

const mark = (size: number): string =>
  `<img src="MARK" width="${size}" height="${size}" style="display:block">`;

const icon = (file: string, size: number, share: number, ground: string): Artwork => ({
  file,
  width: size,
  height: size,
  html: `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">${mark(Math.round(size * share))}</body>`,
});

const hexagon = (x: number, y: number, radius: number): string => {
  const points = Array.from({length: 6}, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}"/>`;
};

const comb = Array.from({length: 60}, (_, cell) => {
  const row = Math.floor(cell / 10);
  return hexagon(560 + (cell % 10) * 104 + (row % 2) * 52, 40 + row * 90, 54);
}).join('');

const card = `<body style="margin:0;background:#14120f;color:#efeae0;font-family:ui-sans-serif,system-ui,'Liberation Sans',sans-serif">
<svg width="1200" height="630" style="position:absolute;inset:0" fill="none" stroke="#f7bd45" stroke-opacity=".13" stroke-width="2">${comb}</svg>
<div style="position:absolute;inset:0;background:linear-gradient(90deg,#14120f 40%,transparent)"></div>
<div style="position:absolute;left:90px;top:150px">${mark(120)}
<div style="font-size:92px;font-weight:750;letter-spacing:-3px;margin-top:36px">ToolHive Docs</div>
<div style="font-size:40px;color:#b3ab9a;margin-top:16px">Simple and secure AI tools</div></div></body>`;

/** Every raster picture of the site, all drawn from `static/img/mark-dark.svg`. */
export const ARTWORK: readonly Artwork[] = [
  icon('favicon-32.png', 32, 1, 'transparent'),
  icon('apple-touch-icon.png', 180, 0.72, '#14120f'),
  icon('icon-192.png', 192, 0.94, 'transparent'),
  icon('icon-512.png', 512, 0.94, 'transparent'),
  icon('icon-maskable-512.png', 512, 0.6, '#14120f'),
  {file: 'social-card.png', width: 1200, height: 630, html: card},
];

/** Wraps one square PNG of `size` pixels (at most 255) as an `.ico` file. */
export function icoFile(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
