import type {Draft} from './outline';

/** Questions by the id of the section that answers them; `''` for the page as a whole. */
export type SectionQuestions = Readonly<Record<string, readonly string[]>>;

/**
 * Puts the questions that a section answers below its heading, as texts that can be found.
 * @throws Error naming the route and the ids that no section of the page has.
 */
export function withQuestions(
  drafts: readonly Draft[],
  questions: SectionQuestions,
  route: string,
): readonly Draft[] {
  const left = new Map(Object.entries(questions));
  const all = drafts.flatMap((draft) => {
    const key = draft.type === 'lvl1' ? '' : (draft.anchor ?? '');
    const asked = draft.type === 'content' ? undefined : left.get(key);
    if (!asked) return [draft];
    left.delete(key);
    return [draft, ...asked.map((text): Draft => ({...draft, type: 'content', text}))];
  });
  if (left.size > 0)
    throw new Error(
      `questions of ${route}: no section has the id ${[...left.keys()].map((id) => `"${id}"`).join(', ')}. Allowed: ids of headings on the page, '' for the page. Fix: follow the headings of the page in specs/questions.`,
    );
  return all;
}
