import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ERROR_FILE, errorsOf, type ErrorRecord} from '@toolhive-docs/error-index';
import type {BuildPart} from '../built-pages';

/** Route of the page that gathers the errors of the others. */
const ERRORS_ROUTE = '/toolhive/reference/errors';

/**
 * Writes every error that the pages explain into one file, for programs and for the page where readers paste a message.
 *
 * @param release - What the pages describe.
 */
export const errorFile =
  (release: string): BuildPart =>
  () =>
  ({outDir}) => {
    // A symptom on several pages has the same cause and fix on each.
    const errors = new Map<string, ErrorRecord>();
    return {
      look(_html, _place, page) {
        // Errors of other releases are on the pages of those.
        if (page?.version === 'current' && page.route !== ERRORS_ROUTE)
          for (const error of JSON.parse(JSON.stringify(errorsOf(page))) as ErrorRecord[])
            if (!errors.has(error.symptom)) errors.set(error.symptom, error);
      },
      decide: () =>
        writeFile(
          path.join(outDir, ERROR_FILE),
          JSON.stringify({version: release, errors: [...errors.values()]}),
        ),
    };
  };
