import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import type {Synonyms} from '@toolhive-docs/search-engine';

/** Reads specs/search-synonyms.yaml. */
export function synonyms(): Synonyms {
  return parse(
    readFileSync(
      fileURLToPath(new URL('../../specs/search-synonyms.yaml', import.meta.url)),
      'utf8',
    ),
  ) as Synonyms;
}
