import {readFileSync} from 'node:fs';
import {filesBelow} from '@toolhive-docs/options/filesBelow';

const FOLDERS = ['config', 'docs', 'plugins', 'specs', 'src'];

/** The lines of the site's sources that contain a text, as `file:line`. */
export const linesWith = (text: string): string[] =>
  ['site.config.ts', ...FOLDERS.flatMap((folder) => filesBelow('.', folder))]
    .filter((path) => /\.(?:mdx?|tsx?|ya?ml|json)$/.test(path))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.includes(text) ? [`${path}:${index + 1}`] : [])),
    );
