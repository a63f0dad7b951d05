import {checkExamples} from './checks/examples';
import {
  checkOperationIds,
  checkPathParameters,
  checkPaths,
  checkSecurity,
  checkSummaries,
} from './checks/operations';
import {checkReferences} from './checks/references';
import {checkSchemas} from './checks/schemas';
import {isObject} from '@toolhive-docs/options/isObject';
import {nearest} from '@toolhive-docs/cli-spec/nearest';
import {join} from './pointer';
import {shapes} from './shapes';
import type {SpecProblem} from './ApiSpecError';
import type {ApiSpec} from './types';
import {walk, type SpecNode} from './walk';

const baseDialect =
  /^https:\/\/spec\.openapis\.org\/oas\/3\.1\/dialect\/[^/]+$|^https:\/\/json-schema\.org\/draft\/2020-12\/schema$/;

/** What people write from habit, and what 3.1 has instead. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['nullable', 'OpenAPI 3.1 has no "nullable": write "type": ["string", "null"].'],
  ['definitions', 'Use "$defs".'],
  ['dependencies', 'Use "dependentRequired" or "dependentSchemas".'],
  ['additionalItems', 'Use "prefixItems" with "items".'],
]);

/**
 * Finds everything that is wrong with a parsed OpenAPI 3.1 document. Problems of form come first and alone when they are so grave
 * that nothing else can be said; otherwise one list holds them all. Linters such as Redocly's, which specs/openapiRules.test.ts runs,
 * do not know what our renderer cannot show, nor say how to fix it.
 */
export function checkApiSpec(document: unknown): SpecProblem[] {
  const version = isObject(document) ? document.openapi : undefined;
  if (typeof version !== 'string' || !/^3\.1\.\d+$/.test(version)) {
    return [
      {
        pointer: '#/openapi',
        message: `the version must be 3.1.x, but is ${version === undefined ? 'missing' : JSON.stringify(version)}`,
        fix: 'Write "openapi": "3.1.0"; convert older documents first.',
      },
    ];
  }
  const spec = document as ApiSpec;
  const problems: SpecProblem[] = [];
  const unreadable: SpecProblem[] = [];
  const nodes = [
    ...walk(
      spec,
      (pointer, message, fix, missing) =>
        void (missing ? problems : unreadable).push({pointer, message, fix}),
      (node, key) => void problems.push(...unknownKey(node, key, spec)),
    ),
  ];
  if (unreadable.length) return [...problems, ...unreadable];

  const references = [...checkReferences(spec, nodes)];
  const schemas = [...checkSchemas(spec, nodes)];
  const checks = [checkOperationIds, checkSummaries, checkPaths, checkSecurity];
  // A reference that leads nowhere would stop these half way, and so would a pattern that is none.
  if (!references.length) checks.push(checkPathParameters);
  if (!references.length && !schemas.length) checks.push(checkExamples);
  return [
    ...problems,
    ...references,
    ...schemas,
    ...checks.flatMap((check) => [...check(spec, nodes)]),
  ];
}

function unknownKey(node: SpecNode, key: string, spec: ApiSpec): SpecProblem[] {
  const pointer = join(node.pointer, key);
  if (
    node.kind === 'Schema' &&
    spec.jsonSchemaDialect !== undefined &&
    !baseDialect.test(spec.jsonSchemaDialect)
  )
    return [];
  if (node.reference)
    return [
      {
        pointer,
        message: `"${key}" has no effect beside $ref`,
        fix: 'Only "summary" and "description" may stand there.',
      },
    ];
  const {each, keys = {}} = shapes[node.kind];
  if (each?.key)
    return [
      {
        pointer,
        message: `"${key}" cannot stand under ${node.kind}`,
        fix:
          node.kind === 'Paths'
            ? 'Begin paths with "/".'
            : 'Use a status such as "200", "4XX" or "default".',
      },
    ];
  const guess = nearest(key, Object.keys(keys));
  const fix =
    (node.kind === 'Schema' && replacements.get(key)) ||
    (guess ? `Did you mean "${guess}"?` : 'Remove it, or begin it with "x-".');
  return [{pointer, message: `"${key}" is not a key of ${node.kind}`, fix}];
}
