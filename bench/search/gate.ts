import {readFileSync} from 'node:fs';
import type {Metrics} from './metrics';
import type {Scores} from './scoresOf';

/** What pages that change may take from a mean over all queries. */
const TOLERANCE = 0.02;
/** Of the dozen queries of a class, one may fall behind. */
const CLASS_TOLERANCE = 0.09;

/** Where floors are stored. */
export const floorsFile = new URL('floors.json', import.meta.url);

/** Least scores that answers may have: of the held-back queries, all and by class. */
export function readFloors(): Scores {
  return JSON.parse(readFileSync(floorsFile, 'utf8')) as Scores;
}

/** One line for each figure that is below its floor, or below that of another engine; none when all is well. */
export function worse(
  own: Scores,
  floors: Scores,
  other: {readonly name: string; readonly scores: Scores},
): string[] {
  const groups = ['all', ...Object.keys(floors.classes)];
  return groups.flatMap((group) => {
    const [mine, least, theirs] = [own, floors, other.scores].map((scores) =>
      group === 'all' ? scores.all : scores.classes[group],
    );
    const tolerance = group === 'all' ? TOLERANCE : CLASS_TOLERANCE;
    return FIGURES.flatMap(([figure, name]) => {
      const value = mine?.[figure] ?? 0;
      const floor = (least?.[figure] ?? 0) - tolerance;
      const below = [
        ...(value < floor ? [`its floor ${floor.toFixed(3)}`] : []),
        ...(value < (theirs?.[figure] ?? 0)
          ? [`${other.name}, ${(theirs?.[figure] ?? 0).toFixed(3)}`]
          : []),
      ];
      return below.map(
        (limit) =>
          `${group === 'all' ? 'all classes' : `class “${group}”`}: ${name} is ${value.toFixed(3)}, below ${limit}. ${howToLook(group)}`,
      );
    });
  });
}

const FIGURES: readonly (readonly [keyof Metrics, string])[] = [
  ['mrr', 'MRR'],
  ['success1', 'success@1'],
  ['ndcg10', 'nDCG@10'],
];

function howToLook(group: string): string {
  const look =
    group === 'all' ? 'npm run bench:search' : `npm run bench:search -- --misses ${group}`;
  return `To look: ${look}. When the change is meant: npm run bench:search -- --save-floors`;
}
