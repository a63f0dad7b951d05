import type {PageEntry} from '@toolhive-docs/agent-files';

/** What stands under one heading, without what stands under the headings below it. */
export interface OwnSection {
  readonly page: PageEntry;
  /** Empty for the beginning of the page. */
  readonly id: string;
  /** Tells it from all others. */
  readonly address: string;
  /** Its heading, and those above it, the highest first. */
  readonly heading: readonly string[];
  readonly text: string;
}

/** The same for a part of a page, however it was found. */
export const addressOf = ({url}: PageEntry, id: string): string => `${url}#${id}`;

/** The parts of a page, each under its own heading. */
export function ownSections(page: PageEntry, text: string): OwnSection[] {
  const headings = page.sections.flatMap(({level, ...section}) =>
    level === null ? [] : [{...section, level}],
  );
  const above: {title: string; level: number}[] = [];
  return headings.map(({id, title, level, start, end}, at) => {
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    above.push({title, level});
    const own = at === 0 ? '' : id;
    return {
      page,
      id: own,
      address: addressOf(page, own),
      heading: above.map((one) => one.title),
      text: text.slice(start, Math.min(end, headings[at + 1]?.start ?? end)).trim(),
    };
  });
}
