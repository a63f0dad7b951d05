import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {escapeHtml} from '@toolhive-docs/hosting';

/** Folder of the drawings; none where a container image serves what was built elsewhere. */
function marksFolder(): string | undefined {
  try {
    const file = createRequire(import.meta.url).resolve('simple-icons');
    return path.join(path.dirname(file), 'icons');
  } catch {
    return undefined;
  }
}

const folder = marksFolder();
const fileOf = (name: string): string => path.join(folder ?? '', `${name}.svg`);

/** Whether there is a mark of this name (https://simpleicons.org lists all). Without drawings, any name that could be one. */
export const isBrand = (name: string): boolean =>
  /^[a-z0-9]+$/.test(name) && (folder === undefined || existsSync(fileOf(name)));

/** The mark that people know a place by, as a drawing for a page. Its link has a name of its own: `title` is for those who point at it. @param size - In CSS pixels. */
export const brandMark = (name: string, size: number, title = ''): string =>
  readFileSync(fileOf(name), 'utf8')
    .replace(/<title>.*?<\/title>/, title && `<title>${escapeHtml(title)}</title>`)
    .replace(
      /^<svg[^>]*>/,
      `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="currentColor" aria-hidden="true">`,
    );
