import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('simple-icons')),
  'icons',
);

/** Whether there is a mark of this name (https://simpleicons.org lists all). */
export const isBrand = (name: string): boolean =>
  /^[a-z0-9]+$/.test(name) && existsSync(path.join(folder, `${name}.svg`));

/** The mark that people know a place by, as a drawing for a page. Its link has a name of its own, so the drawing has none. @param size - In CSS pixels. */
export const brandMark = (name: string, size: number): string =>
  readFileSync(path.join(folder, `${name}.svg`), 'utf8')
    .replace(/<title>.*?<\/title>/, '')
    .replace(
      /^<svg[^>]*>/,
      `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="currentColor" aria-hidden="true">`,
    );
