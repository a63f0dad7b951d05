import type {Synonyms} from '@toolhive-docs/search-engine';
import {readSynonyms} from '../../plugins/search/readSynonyms';
import {inProject} from '../../scripts/support/projectRoot.mjs';

/** Reads specs/search-synonyms.yaml. */
export const synonyms = (): Synonyms => readSynonyms(inProject('specs/search-synonyms.yaml'));
