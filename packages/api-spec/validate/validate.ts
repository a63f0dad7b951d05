import {schemaIndex, type IndexedSchema} from '../schemaIndex';
import type {ApiSpec} from '../types';
import {arrayKeywords, unevaluatedItems} from './arrayKeywords';
import {combiningKeywords} from './combiningKeywords';
import {objectKeywords, unevaluatedProperties} from './objectKeywords';
import {anyKeywords, numberKeywords, stringKeywords} from './scalarKeywords';
import {Visit, type Problem, type Run} from './Visit';

export interface ValidateOptions {
  /** In a request, `readOnly` fields need not be there; in a response, `writeOnly` ones. */
  readonly direction?: 'request' | 'response';
}

const keywordGroups = [
  anyKeywords,
  numberKeywords,
  stringKeywords,
  arrayKeywords,
  objectKeywords,
  combiningKeywords,
  unevaluatedProperties,
  unevaluatedItems,
];

/** How deep a value may be nested, and how many schemas one call may evaluate. Both bound what a hostile value can cost. */
const maxDepth = 300;
const maxSteps = 200_000;

/**
 * Checks a JSON value against a schema of the document (JSON Schema 2020-12 with OpenAPI's additions). It interprets the schema and
 * compiles nothing, so it works where a page's policy forbids evaluating code. Ajv's standalone code would do for one
 * document alone: it grows with the schemas (89 KB here, 19 for ours, alike when compressed), and does not bound work.
 * @param pointer where the schema stands, such as `#/components/schemas/Workload`
 * @returns what is wrong, at most twenty problems; empty when the value matches
 * @throws Error when there is no schema at the pointer or a reference in it leads nowhere
 */
export function validate(
  spec: ApiSpec,
  pointer: string,
  value: unknown,
  options: ValidateOptions = {},
): Problem[] {
  const index = schemaIndex(spec);
  const schema = index.at(pointer);
  if (!schema) throw new Error(`There is no schema at ${pointer}.`);
  const run: Run = {
    index,
    direction: options.direction,
    steps: maxSteps,
    depth: 0,
    scope: [],
    active: new Set(),
    evaluate: (at, part, path) => evaluate(at, part, path, run),
  };
  return run.evaluate(schema, value, '').problems;
}

function evaluate(at: IndexedSchema, value: unknown, path: string, run: Run): Visit {
  const visit = new Visit(run, at, value, path);
  const {schema} = at;
  if (schema === true) return visit;
  if (schema === false) {
    visit.complain('false', 'is not allowed');
    return visit;
  }
  const key = `${at.pointer}@${path}`;
  if (run.active.has(key)) return visit;
  run.steps -= 1;
  if (run.depth >= maxDepth) visit.complain('limit', `is nested more than ${maxDepth} levels deep`);
  else if (run.steps < 0) visit.complain('limit', 'takes too long to check');
  if (visit.problems.length) return visit;
  const enters = run.scope.at(-1) !== at.base;
  run.active.add(key);
  run.depth += 1;
  if (enters) run.scope.push(at.base);
  for (const keywords of keywordGroups) keywords(visit, schema);
  if (enters) run.scope.pop();
  run.depth -= 1;
  run.active.delete(key);
  return visit;
}
