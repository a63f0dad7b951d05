import {STOP_WORDS, stem, wordsOf, type SearchRecord} from '@toolhive-docs/search-engine';
import type {PageQuestions} from './readQuestions';

/**
 * The records of the index of all texts: those of a site with one question of each section, the first that has a word the section lacks.
 * More of them cost more than they find (bench/search).
 */
export function withFewQuestions(
  records: readonly SearchRecord[],
  questions: PageQuestions,
): SearchRecord[] {
  const asked = Object.values(questions).flatMap((sections) => Object.values(sections));
  const all = new Set(asked.flat());
  const words = wordsOfSections(
    records.filter(({content}) => content === null || !all.has(content)),
  );
  const sections = new Map(records.map(({content, url}) => [content ?? '', url]));
  const addsWord = (question: string): boolean =>
    searchedWords(question).some((word) => !words.get(sections.get(question) ?? '')?.has(word));
  const kept = new Set(asked.map((ofSection) => ofSection.find(addsWord)));
  return records.filter(({content}) => content === null || !all.has(content) || kept.has(content));
}

/** The words of headings and texts, by the address of their section. */
function wordsOfSections(records: readonly SearchRecord[]): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const {content, hierarchy, url} of records) {
    const text = content ?? Object.values(hierarchy).findLast((heading) => heading !== null) ?? '';
    const ofSection = words.get(url) ?? new Set();
    for (const word of searchedWords(text)) ofSection.add(word);
    words.set(url, ofSection);
  }
  return words;
}

const searchedWords = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem);
