import * as z from 'zod';
import type {Synonyms} from '@toolhive-docs/search-engine';
import {readYaml} from '@toolhive-docs/options/yaml';

const Words = z.array(z.string().min(1));
const SynonymsSchema = z.strictObject({
  groups: z.array(Words.min(2, 'allowed: two words or more')),
  oneWay: z.record(z.string(), Words),
  names: Words,
});

/**
 * Reads the reviewed list of synonyms.
 * @throws Error naming the file, the key and what is allowed.
 */
export function readSynonyms(file: string): Synonyms {
  return readYaml(SynonymsSchema, file);
}
