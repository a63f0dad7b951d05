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
      sections.map(({page, id, title, above, text}, at) => ({
        id: at,
        title,
        above: above.join(' '),
        text,
        description: id === '' ? page.description : '',
        questions: questions[page.route]?.[id]?.join(' ') ?? '',
      })),
    );
  }

  /** The sections that share words with a question, best first. */
  find(question: string): OwnSection[] {
    const scored = this.index.search(question).flatMap(({id, score}) => {
      const section = this.sections[id as number];
      return section ? [{section, score}] : [];
    });
    const ofPages = new Map<string, number>();
    for (const {section, score} of scored)
      ofPages.set(section.page.url, (ofPages.get(section.page.url) ?? 0) + score ** 2);
    return scored
      .map(({section, score}) => ({
        section,
        whole: score + OF_PAGE * Math.sqrt(ofPages.get(section.page.url) ?? 0),
      }))
      .sort((a, b) => b.whole - a.whole)
      .map(({section}) => section);
  }
}
