import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {PageEntry, PageIndex} from '@toolhive-docs/agent-files';
import {parse} from 'yaml';
import * as z from 'zod';

const FILE = fileURLToPath(new URL('questions.yaml', import.meta.url));

/** A question, and sections of which each answers it, as paths with an anchor. */
export interface Question {
  readonly text: string;
  readonly sections: readonly string[];
}

/** The page and its sections, as paths with an anchor. */
export const addressesOf = ({route, sections}: PageEntry): string[] => [
  route,
  ...sections.map(({id}) => `${route}#${id}`),
];

/**
 * @param file - Questions in the form of `questions.yaml`.
 * @throws Error naming sections that no page of the build has.
 */
export function readQuestions({pages}: PageIndex, file = FILE): Question[] {
  const rows = z.array(z.tuple([z.string()], z.string())).parse(parse(readFileSync(file, 'utf8')));
  const known = new Set(pages.flatMap(addressesOf));
  const unknown = rows.flatMap(([, ...sections]) => sections.filter((one) => !known.has(one)));
  if (unknown.length > 0)
    throw new Error(
      `${file} names sections that no page has: ${unknown.join(', ')}.\nFix: name the sections that hold the answers now.`,
    );
  return rows.map(([text, ...sections]) => ({text, sections}));
}
