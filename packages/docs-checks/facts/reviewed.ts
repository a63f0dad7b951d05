import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readYaml} from '@toolhive-docs/options/yaml';
import * as z from 'zod';

const names = z.record(z.string(), z.string());

/** Lists that people keep: names from outside that no specification here can confirm, each with the reason it is right. */
const Names = z.strictObject({
  /** Environment variables of other programs, or made up for examples. */
  environment: names,
  /** Flags of other programs that stand alone in prose. */
  flags: names,
  /** Ports that are not ToolHive's. */
  ports: names,
  /** Images outside the registry, without tag. */
  images: names,
  /** Server names that are made up, for registries of one's own. */
  servers: names,
  /** Files and directories of other programs. */
  paths: names,
  /** Directories of other programs beside those of ToolHive. */
  directories: names,
  /** Versions that are not this release. */
  versions: names,
  /** Addresses and, ending in `*`, beginnings of addresses. */
  addresses: names,
  /** HTTP paths that belong to no API of ToolHive. */
  httpPaths: names,
  /** Inline code that is wrong or unknown on purpose. */
  mentions: z.array(
    z.strictObject({code: z.string(), why: z.string(), page: z.string().optional()}),
  ),
  /** Proper names that keep their capitals in headings. */
  properNames: z.array(z.string()),
  /** Verbs that steps begin with. */
  stepVerbs: z.array(z.string()),
});

/** Forms of commands of other programs, by program. reviewed/programs.yaml says how they are written. */
const Programs = z.record(z.string(), z.array(z.string()));

export interface Reviewed extends z.infer<typeof Names> {
  programs: Readonly<Record<string, readonly string[]>>;
  /** Words that the dictionary lacks. */
  words: string[];
  /** Words to avoid, each with the term to use. */
  terms: Readonly<Record<string, string>>;
}

/**
 * Reads the reviewed lists.
 * @throws Error naming file, field and reason when one is not as expected.
 */
export function loadReviewed(folder: string): Reviewed {
  const readList = <Schema extends z.ZodType>(schema: Schema, file: string) =>
    readYaml(schema, join(folder, file), `packages/docs-checks/reviewed/${file}`);
  const words = readFileSync(join(folder, 'words.txt'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
  return {
    ...readList(Names, 'names.yaml'),
    programs: readList(Programs, 'programs.yaml'),
    words,
    terms: readList(names, 'terms.yaml'),
  };
}
