import type {SearchRecord} from '@toolhive-docs/search-engine';

/** Everything with one address, the way other search boxes for documentation index it. */
export interface Section {
  readonly id: string;
  /** The nearest heading. */
  readonly title: string;
  /** The headings above that one. */
  readonly titles: string;
  readonly text: string;
}

/** Puts the records of each address together. */
export function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections = new Map<string, Section & {text: string}>();
  for (const {url, hierarchy, content} of records) {
    const {lvl1, lvl2, lvl3, lvl4, lvl5} = hierarchy;
    const headings = [lvl1, lvl2, lvl3, lvl4, lvl5].filter((heading) => heading !== null);
    const section = sections.get(url) ?? {
      id: url,
      title: headings.at(-1) ?? '',
      titles: headings.slice(0, -1).join(' '),
      text: '',
    };
    section.text += ` ${content ?? ''}`;
    sections.set(url, section);
  }
  return [...sections.values()];
}
