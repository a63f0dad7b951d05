import type {PageEntry} from '@toolhive-docs/agent-files';
import MiniSearch, {type SearchOptions} from 'minisearch';
import {stem, STOP_WORDS} from '@toolhive-docs/search-engine';
import type {PageQuestions} from '@toolhive-docs/search-records';
import type {OwnSection} from './ownSections';

/** Longest word of which other endings are not looked for. */
const SHORT = 3;

/** Share of a page's evidence that each of its sections gets. Measured by `npm run bench:answers`. */
const OF_PAGE = 0.4;

const OPTIONS: SearchOptions = {
  boost: {title: 3, above: 2, questions: 2.5, description: 1.5},
  combineWith: 'OR',
  prefix: (term) => term.length > SHORT,
  weights: {prefix: 0.5, fuzzy: 0.3},
};

function processTerm(term: string): string | null {
  const word = term.toLowerCase();
  return STOP_WORDS.has(word) ? null : stem(word);
}

/**
 * Finds sections for whole sentences: any of their words counts, in the whole text. The search of the site is made for the few words
 * that readers type, and asks for all of them.
 */
export class SectionFinder {
  private readonly index = new MiniSearch<Record<string, string | number>>({
    fields: ['title', 'above', 'questions', 'description', 'text'],
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    processTerm,
    searchOptions: OPTIONS,
  });

  constructor(
    private readonly sections: readonly OwnSection[],
    questions: PageQuestions,
  ) {
    this.index.addAll(
      sections.map(({page, id, heading, lead}, at) => ({
        id: at,
        title: heading.at(-1) ?? '',
        above: heading.slice(0, -1).join(' '),
        // Below headings without ids are tables of fields and lists of pages; the many words of these outweigh what a section is about.
        text: lead,
        description: id === '' ? page.description : '',
        questions: questions[page.route]?.[id]?.join(' ') ?? '',
      })),
    );
  }

  /** The sections that share words with a question, best first. */
  find(question: string): OwnSection[] {
    const found = this.index.search(question).map(({id, score}) => ({
      section: this.sections[id as number] as OwnSection,
      score,
    }));
    const ofPages = new Map<PageEntry, number>();
    for (const {section, score} of found)
      ofPages.set(section.page, (ofPages.get(section.page) ?? 0) + score ** 2);
    return found
      .map(({section, score}) => ({
        section,
        whole: score + OF_PAGE * Math.sqrt(ofPages.get(section.page) ?? 0),
      }))
      .sort((a, b) => b.whole - a.whole)
      .map(({section}) => section);
  }

  /** The beginning of a page. */
  startOf(page: PageEntry): OwnSection | undefined {
    return this.sections.find((section) => section.page === page && section.id === '');
  }
}
