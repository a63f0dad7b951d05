import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

/**
 * A style rule that brings a face of a package, so that machines with other fonts draw the same.
 *
 * @param family - Name of the face for style sheets.
 * @param file - Of the package `@fontsource/<file>`.
 */
export function packagedFace(family: string, file: string, weight = 400): string {
  const path = createRequire(import.meta.url).resolve(
    `@fontsource/${file}/files/${file}-latin-${weight}-normal.woff2`,
  );
  const data = readFileSync(path).toString('base64');
  return `@font-face { src: url(data:font/woff2;base64,${data}); font-family: "${family}"; font-weight: ${weight}; }`;
}
