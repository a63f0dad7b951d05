import type {SearchRecord} from '@toolhive-docs/search-engine';
import type {PageQuestions} from './readQuestions';

/** Questions of a section that the index of all texts holds: more of them cost more than they find (bench/search). */
const QUESTIONS_BESIDE_TEXTS = 2;

/** The records of the index of all texts: those of a site without the questions after the first two of each section. */
export function withFewQuestions(
  records: readonly SearchRecord[],
  questions: PageQuestions,
): SearchRecord[] {
  const left = new Set(
    Object.values(questions).flatMap((sections) =>
      Object.values(sections).flatMap((asked) => asked.slice(QUESTIONS_BESIDE_TEXTS)),
    ),
  );
  return records.filter(({content}) => content === null || !left.has(content));
}
