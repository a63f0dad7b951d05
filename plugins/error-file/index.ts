import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {ERROR_FILE, errorsOf, type ErrorRecord} from '@toolhive-docs/error-index';
import {API_DOC} from '../api-reference/apiDoc';
import type {BuildPart} from '../built-pages';
import {ERRORS_DOC} from '../errors-reference/errorsDoc';
import {errorsOfApi} from './errorsOfApi';

/**
 * Writes every error that the pages explain into one file, for programs and for the page where readers paste a message. Of the errors of
 * the API, those are added that no table of symptoms explains.
 *
 * @param release - What the pages describe.
 * @param apiFile - The specification of the API.
 */
export const errorFile =
  (release: string, apiFile: string): BuildPart =>
  () =>
  ({outDir}) => {
    let ofApi: readonly ErrorRecord[] = [];
    // A symptom on several pages has the same cause and fix on each.
    const errors = new Map<string, ErrorRecord>();
    return {
      look(_html, _place, page) {
        if (page?.route === `/${API_DOC}`) ofApi = errorsOfApi(loadApiSpec(apiFile), page);
        // Errors of other releases are on the pages of those.
        if (page?.version === 'current' && page.route !== `/${ERRORS_DOC}`)
          // Copied: texts that are slices of a page would keep the page.
          for (const error of structuredClone(errorsOf(page)))
            if (!errors.has(error.symptom)) errors.set(error.symptom, error);
      },
      decide: () => {
        const known = new Set([...errors.values()].flatMap(({patterns}) => patterns));
        const more = ofApi.filter(({patterns}) => !patterns.some((text) => known.has(text)));
        return writeFile(
          path.join(outDir, ERROR_FILE),
          JSON.stringify({version: release, errors: [...errors.values(), ...more]}),
        );
      },
    };
  };
