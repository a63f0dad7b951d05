import type {PageEntry} from '@toolhive-docs/agent-files';

/** A part of a page that has an address, without the parts inside it that have their own. */
export interface OwnSection {
  readonly page: PageEntry;
  /** Empty for the beginning of the page. */
  readonly id: string;
  /** Its heading, and those above it, the highest first. */
  readonly heading: readonly string[];
  readonly text: string;
  /** What stands before the first heading without an id. */
  readonly lead: string;
}

/** The id of a part of a page, however it was found: the id of the title leads to the beginning, which has none. */
export const idOf = ({sections}: PageEntry, id: string): string =>
  sections.find(({level}) => level !== null)?.id === id ? '' : id;

interface Open {
  readonly title: string;
  readonly level: number;
  /** Whose text it is. */
  readonly owner: Owner;
}

interface Owner {
  readonly id: string;
  readonly heading: readonly string[];
  readonly parts: string[];
}

/** The parts of a page. What stands under a heading without an id belongs to the nearest heading above it that has an address. */
export function ownSections(page: PageEntry, text: string): OwnSection[] {
  const headings = page.sections.flatMap(({level, ...section}) =>
    level === null ? [] : [{...section, level}],
  );
  let above: Open[] = [];
  const owners = new Set<Owner>();
  headings.forEach(({id, title, level, start, end}, at) => {
    // Whatever its level is, a heading without an id stands below the title.
    above = above.filter((open, depth) => open.level < level || (id === '' && depth === 0));
    const holder = id === '' ? above.at(-1)?.owner : undefined;
    const heading = [...above.map((open) => open.title), title];
    const owner = holder ?? {id: idOf(page, id), heading, parts: []};
    owner.parts.push(text.slice(start, Math.min(end, headings[at + 1]?.start ?? end)).trim());
    owners.add(owner);
    above.push({title, level, owner});
  });
  return [...owners].map(({id, heading, parts}) => ({
    page,
    id,
    heading,
    text: parts.join('\n\n'),
    lead: parts[0] ?? '',
  }));
}
