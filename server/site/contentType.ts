import {API_CATALOG, LINKSET} from '@toolhive-docs/hosting';
import {getMimeType} from 'hono/utils/mime';

/** Types the library does not know, by file name ending. */
const MORE: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.yml': 'application/yaml; charset=utf-8',
};

/** The `Content-Type` of a file, from its name; unknown endings are bytes to be saved. */
export function contentType(fileName: string): string {
  if (fileName === API_CATALOG) return LINKSET;
  const ending = /\.[^./]+$/.exec(fileName)?.[0] ?? '';
  return MORE[ending] ?? getMimeType(fileName) ?? 'application/octet-stream';
}
