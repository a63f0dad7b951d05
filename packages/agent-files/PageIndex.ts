import * as z from 'zod';

/** Where the index of all pages lies below a build. */
export const PAGE_INDEX = 'pages.json';

const SectionSchema = z.object({
  id: z.string(),
  level: z.number().nullable(),
  title: z.string(),
  start: z.number(),
  end: z.number(),
  table: z.number().optional(),
});

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
