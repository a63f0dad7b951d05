import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {readYaml} from '@toolhive-docs/options/yaml';
import type {SectionQuestions} from './withQuestions';

/** What the sections of each page answer, by the page's route. */
export type PageQuestions = Readonly<Record<string, SectionQuestions>>;

const Question = z
  .string()
  .regex(/^\S.{0,118}\?$/, 'allowed: a question of up to 120 characters that ends with "?"');
const Page = z.record(z.string(), z.array(Question).min(1).max(5));
// A file with nothing but comments is null.
const FileSchema = z
  .record(z.string().startsWith('/', 'allowed: a route such as /toolhive/quickstart'), Page)
  .nullable();

/**
 * Reads the questions of all sections: YAML files, each with routes, the ids of their sections, and
 * one to five questions for each. A folder that is not there holds none.
 * @throws Error naming the file, the place and what is allowed; also for a route in two files and for
 *   a question that two sections claim.
 */
export function readQuestions(folder: string): PageQuestions {
  const pages: Record<string, SectionQuestions> = {};
  const claims = new Map<string, string>();
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of files.filter((file) => file.endsWith('.yaml'))) {
    const file = join(folder, name);
    for (const [route, sections] of Object.entries(readYaml(FileSchema, file) ?? {})) {
      if (pages[route])
        throw new Error(`${file}: ${route} stands in another file as well. Fix: keep one of them.`);
      pages[route] = sections;
      for (const [id, questions] of Object.entries(sections))
        for (const question of questions) {
          const place = `${route}#${id}`;
          const other = claims.get(question);
          if (other)
            throw new Error(
              `${file}: "${question}" is claimed by ${other} and ${place}. Fix: leave it to the section that answers it best.`,
            );
          claims.set(question, place);
        }
    }
  }
  return pages;
}
