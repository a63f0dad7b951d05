import type {PageEntry} from '@toolhive-docs/agent-files';
import * as z from 'zod';
import type {DocsLibrary} from './library/DocsLibrary';
import {SCHEME} from './library/findPage';

/** Longest text that a caller may hand in, in characters. */
export const MAX_INPUT = 20_000;

/** Longest query of a search, in characters: what the site's search reads of one. */
export const MAX_QUERY = 512;

/** Longest registry that a caller may hand in, in characters. The one that ToolHive comes with has 51,000; more may not fit into a request. */
export const LONGEST_REGISTRY = 80_000;

/** Tokens of an answer when the caller names no number, and the most it may name. */
export const USUAL_TOKENS = 4000;
const MOST_TOKENS = 20_000;

/** The field in which a caller names the tokens of an answer. */
export const maxTokens = (usual: number) =>
  z
    .int()
    .min(100)
    .max(MOST_TOKENS)
    .optional()
    .describe(`Tokens of the answer at the most; ${usual} when left out`);

/** How long clients may keep lists and pages, which change only with a build. */
export const CACHE = {ttlMs: 300_000, cacheScope: 'public'} as const;

/** Where an answer is from; the digest changes with the page. */
export const SourceSchema = z.object({
  title: z.string(),
  url: z.string(),
  version: z.string(),
  digest: z.string(),
});

/** Where an answer from data is from; the digest changes with the files of the data. */
export const DATA_SOURCE = {version: z.string(), digest: z.string()};

/** The source of an answer from the data of a library. */
export const dataSourceOf = ({
  facts: {digest},
  index: {version},
}: DocsLibrary): {version: string; digest: string} => ({version, digest});

/** The source that an answer names. */
export const sourceOf = (page: PageEntry): z.infer<typeof SourceSchema> => SourceSchema.parse(page);

/** Address of a page as a resource. */
export const resourceOf = ({markdown}: PageEntry): string => SCHEME + markdown.slice(1);

/** A page as the link of an answer. */
export const linkOf = (page: PageEntry) => ({name: page.title, uri: resourceOf(page)});

/** Address of a part of a page; without an id, of the page. */
export const urlOf = ({url}: PageEntry, id: string): string => (id === '' ? url : `${url}#${id}`);
