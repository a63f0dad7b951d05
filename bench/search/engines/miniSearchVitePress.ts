import MiniSearch from 'minisearch';
import type { SearchRecord } from '../../../packages/search-engine';
import { firstPages, type Engine } from './engine';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly titles: readonly string[];
  text: string;
}

/** MiniSearch the way VitePress' local search uses it: sections as documents, fuzzy 0.2, prefix, titles boosted fourfold. */
export const miniSearchVitePress: Engine = {
  name: 'MiniSearch, VitePress',
  open: (records) => {
    const search = new MiniSearch<Section>({
      fields: ['title', 'titles', 'text'],
      searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
    });
    search.addAll(sectionsOf(records));
    return (query) => firstPages(search.search(query).map(({ id }) => String(id)));
  },
};

/** Everything with one address is one section, as its headings and its text. */
function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections = new Map<string, Section>();
  for (const { url, hierarchy, content } of records) {
    const { lvl1, lvl2, lvl3, lvl4, lvl5 } = hierarchy;
    const headings = [lvl1, lvl2, lvl3, lvl4, lvl5].filter((heading) => heading !== null);
    const section = sections.get(url) ?? { id: url, title: headings.at(-1) ?? '', titles: headings.slice(0, -1), text: '' };
    section.text += ` ${content ?? ''}`;
    sections.set(url, section);
  }
  return [...sections.values()];
}
