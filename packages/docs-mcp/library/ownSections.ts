import type {PageEntry} from '@toolhive-docs/agent-files';

/** What stands under one heading, without what stands under the headings below it. */
export interface OwnSection {
  readonly page: PageEntry;
  /** Empty for the beginning of the page. */
  readonly id: string;
  readonly title: string;
  /** Headings above it, the highest first. */
  readonly above: readonly string[];
  readonly text: string;
}

/** The parts of a page, each under its own heading. */
export function ownSections(page: PageEntry, text: string): OwnSection[] {
  const headings = page.sections.flatMap(({level, ...section}) =>
    level === null ? [] : [{...section, level}],
  );
  const above: {title: string; level: number}[] = [];
  return headings.map(({id, title, level, start, end}, at) => {
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    const path = above.map((one) => one.title);
    above.push({title, level});
    return {
      page,
      id: at === 0 ? '' : id,
      title,
      above: path,
      text: text.slice(start, Math.min(end, headings[at + 1]?.start ?? end)).trim(),
    };
  });
}
