import {cacheEntry} from '@toolhive-docs/build-cache';
import {writeTwin, type Twin, type TwinFacts} from '@toolhive-docs/agent-files';
import type {Page} from '@toolhive-docs/page-model';

/** Name of what a build keeps of a page for the next. */
export const cacheName = (kind: string, route: string): string =>
  `${kind}${route.replaceAll(/[^\w-]+/g, '.')}`;

/** The Markdown of a page, from a former build where nothing has changed. */
export function keepTwin(page: Page, facts: TwinFacts): Twin {
  const {diagramSource, ...plain} = facts;
  const text = JSON.stringify(page);
  // Which diagrams a page has is in the page; their names change with their sources.
  const {value, keep} = cacheEntry<Twin>(cacheName('twin', page.url), [
    text,
    JSON.stringify(plain),
  ]);
  return value ?? keep(writeTwin(page, {...plain, diagramSource}));
}
