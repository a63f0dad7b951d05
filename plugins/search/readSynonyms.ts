import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import * as z from 'zod';
import type {Synonyms} from '@toolhive-docs/search-engine';
import {parseOptions} from '@toolhive-docs/options';

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
export async function readSynonyms(file: string): Promise<Synonyms> {
  return parseOptions(SynonymsSchema, parse(await readFile(file, 'utf8')), file);
}
