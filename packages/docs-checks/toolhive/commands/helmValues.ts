import {fieldPath, type FieldStep} from '../../facts/fieldPath';
import {IN_QUOTES, WITHOUT_QUOTES} from '../../facts/schemaErrors';
import type {Facts} from '../../facts/types';
import type {Finding} from '../../report/Finding';
import {isOpenAt} from '../../samples/isOpenAt';
import {asValues, readHelmSet} from '../../samples/readHelmSet';
import type {Path} from '../../samples/withPath';
import {CHART_VALUES as SCHEMA, fileProblems} from '../manifests/fileProblems';
import {fieldHint} from './fieldHint';

/** Options that set values. */
export const SETTERS = ['--set', '--set-string', '--set-json', '--set-file', '--set-literal'];
/** Options that bring values from elsewhere, so that what is not set may be there. */
const ELSEWHERE = ['-f', '--values', '--reuse-values', '--reset-then-reuse-values'];

/** Checks the values that a call sets against the schema of the chart. */
export function helmValueProblems(
  options: ReadonlyMap<string, readonly string[]>,
  {schemas}: Facts,
): Finding[] {
  const read = SETTERS.flatMap((option) =>
    (options.get(option) ?? []).map((written) => ({option, ...readHelmSet(option, written)})),
  );
  const set = read.flatMap(({option, values}) => values.map((each) => ({...each, option})));
  const unknown = set.filter(({path}) => !schemas.knowsPath(SCHEMA, fieldPath(stepsOf(path))));
  const values = asValues(set.filter((each) => !unknown.includes(each)));
  const isWhole = !ELSEWHERE.some((option) => options.has(option));
  return [
    ...read.flatMap(({problems}) => problems),
    ...unknown.map(({path}) => unknownProblem(stepsOf(path), schemas)),
    ...fileProblems(SCHEMA, values, schemas).flatMap(({finding, path, isNote}) => {
      const setter = set.findLast((each) =>
        each.path.every((key, index) => String(key) === path[index]),
      );
      const isOurs = (isWhole || setter !== undefined) && !isOpenAt(values, path);
      return isOurs && isNote !== true ? [inShell(finding, setter?.option)] : [];
    }),
  ];
}

/** A shell takes quotes away: whether a value is text is up to the option. */
function inShell(finding: Finding, option?: string): Finding {
  if (typeof finding !== 'string' || option === '--set-json') return finding;
  return option === '--set'
    ? finding.replace(IN_QUOTES, 'set it with --set-string')
    : finding.replace(WITHOUT_QUOTES, 'set it with --set');
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
