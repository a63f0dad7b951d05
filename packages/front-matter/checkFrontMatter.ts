import * as z from 'zod';

/** Longest description that search results and cards show whole (CONTRIBUTING.md, "Front matter"). */
const MAX_DESCRIPTION = 160;

/** The four kinds of pages (https://diataxis.fr). */
export const PAGE_KINDS = ['tutorial', 'how-to', 'explanation', 'reference'] as const;

/** A text that a page must have; `missing` asks for it. */
const text = (missing: string) =>
  z.string({
    error: ({input}) =>
      input === undefined ? missing : 'write a text, in quotes where it is a number or a list',
  });

const level = z.number().int().min(2).max(6);

const FrontMatter = z.strictObject({
  title: text('add a title: the reader’s task or the name of the thing').min(1),
  description: text('add a description: one sentence that sums up the page')
    .min(1)
    .max(MAX_DESCRIPTION, `shorten it to at most ${MAX_DESCRIPTION} characters`),
  kind: z.enum(PAGE_KINDS, {error: `use one of ${PAGE_KINDS.join(', ')}`}),
  id: z.string().optional(),
  slug: z.string().optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  keywords: z.array(z.string()).optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  pagination_next: z.string().nullable().optional(),
  pagination_prev: z.string().nullable().optional(),
  displayed_sidebar: z.string().optional(),
  noindex: z.boolean().optional(),
});

/** Keys that may stand in a page's front matter. */
const FRONT_MATTER_KEYS: readonly string[] = Object.keys(FrontMatter.shape);

export interface FrontMatterProblem {
  /** 1-based line in the file. */
  line: number;
  message: string;
}

/** The line of a key, bare or in quotes, of the front matter alone; else its first line. */
function lineOf(key: string, fileContent: string): number {
  const [, head = ''] = fileContent.split(/^---[^\S\n]*$/m);
  const index = head
    .split('\n')
    .findIndex((line) => [key, `"${key}"`, `'${key}'`].includes(line.split(':')[0] ?? ''));
  return Math.max(index, 0) + 1;
}

/** Checks one page's front matter; an empty list means that it is right. */
export function checkFrontMatter(
  frontMatter: Record<string, unknown>,
  fileContent: string,
): FrontMatterProblem[] {
  const result = FrontMatter.safeParse(frontMatter);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        line: lineOf(key, fileContent),
        message: `unknown front-matter key "${key}"; allowed: ${FRONT_MATTER_KEYS.join(', ')}. Remove it or correct its spelling.`,
      }));
    }
    const key = String(issue.path[0]);
    const value = key in frontMatter ? `is ${JSON.stringify(frontMatter[key])}` : 'is missing';
    return [
      {
        line: lineOf(key, fileContent),
        message: `front-matter key "${key}" ${value}: ${issue.message}.`,
      },
    ];
  });
}
