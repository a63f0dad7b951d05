import {fieldPath, type FieldStep} from '../../facts/fieldPath';
import type {Facts} from '../../facts/types';
import {isOpenAt} from '../../samples/isOpenAt';
import {asValues, readHelmSet} from '../../samples/readHelmSet';
import type {Path} from '../../samples/withPath';
import {CHART_VALUES as SCHEMA, fileErrors} from '../manifests/fileErrors';
import {fieldHint} from './fieldHint';

/** Options that set values. */
export const SETTERS = ['--set', '--set-string', '--set-json', '--set-file', '--set-literal'];
/** Options that bring values from elsewhere, so that what is not set may be there. */
const ELSEWHERE = ['-f', '--values', '--reuse-values', '--reset-then-reuse-values'];

/** Checks the values that a call sets against the schema of the chart. */
export function helmValueProblems(
  options: ReadonlyMap<string, readonly string[]>,
  {schemas}: Facts,
): string[] {
  const read = SETTERS.flatMap((option) =>
    (options.get(option) ?? []).map((written) => readHelmSet(option, written)),
  );
  const set = read.flatMap(({values}) => values);
  const unknown = set.filter(({path}) => !schemas.knowsPath(SCHEMA, fieldPath(stepsOf(path))));
  const values = asValues(set.filter((each) => !unknown.includes(each)));
  const isWhole = !ELSEWHERE.some((option) => options.has(option));
  return [
    ...read.flatMap(({problems}) => problems),
    ...unknown.map(({path}) => unknownProblem(stepsOf(path), schemas)),
    ...fileErrors(SCHEMA, values, schemas)
      .filter(({path}) => {
        const isSet = set.some((each) =>
          each.path.every((key, index) => String(key) === path[index]),
        );
        return !isOpenAt(values, path) && (isWhole || isSet);
      })
      .map(({message}) => message),
  ];
}

function unknownProblem(steps: readonly FieldStep[], schemas: Facts['schemas']): string {
  const closed = steps
    .map((_, at) => fieldPath(steps.slice(0, at + 1)))
    .find((path) => schemas.at(SCHEMA, path)?.['maxProperties'] === 0);
  if (closed !== undefined) {
    const {description} = schemas.at(SCHEMA, closed) ?? {};
    return `${closed} takes no entry. ${String(description)}`;
  }
  return `the chart has no value ${fieldPath(steps)}${fieldHint(schemas, SCHEMA, steps)}`;
}

const stepsOf = (path: Path): FieldStep[] =>
  path.map((key) => ({key: String(key), isItem: typeof key === 'number'}));
