import * as z from 'zod';

/** Where the index of all pages lies below a build. */
export const PAGE_INDEX = 'pages.json';

const SectionSchema = z.object({
  id: z.string(),
  /** Of its heading; null for a row of a table, or for a place inside a section that is only found by its address. */
  level: z.number().nullable(),
  title: z.string(),
  start: z.number(),
  end: z.number(),
  /** For a row: where its table starts, whose first two lines belong to it. */
  table: z.number().optional(),
});
/** A part of a page's Markdown that has an address of its own. Places count UTF-16 units. */
export type Section = z.infer<typeof SectionSchema>;

const PageSchema = z.object({
  /** Path of the page below the site. */
  route: z.string(),
  /** Full address of the page. */
  url: z.string(),
  /** Path of its Markdown below the site. */
  markdown: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  kind: z.string(),
  /** Release that the page describes. */
  version: z.string(),
  lastUpdated: z.string().optional(),
  /** Of the Markdown below its front matter. */
  digest: z.string(),
  tokens: z.number(),
  sections: z.array(SectionSchema),
});

/** Schema of the file that names every page with its sections. */
export const PageIndexSchema = z.object({
  site: z.string(),
  title: z.string(),
  description: z.string(),
  /** Full address of the site's root, with a slash at its end. */
  root: z.string(),
  /** The newest release that pages describe. */
  version: z.string(),
  pages: z.array(PageSchema),
});

export type PageEntry = z.infer<typeof PageSchema>;
export type PageIndex = z.infer<typeof PageIndexSchema>;

/** Letters that one token of a language model stands for, on average over English text and code. */
export const LETTERS_PER_TOKEN = 4;

/** About how many tokens a text takes; models differ by some percent. */
export const tokensOf = (text: string): number => Math.ceil(text.length / LETTERS_PER_TOKEN);
