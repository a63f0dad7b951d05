import {contentOf} from '../listOperations';
import {essence, isJson} from '../mediaType';
import {join, readablePath} from '../pointer';
import {resolveAt, type Located} from '../resolve';
import type {SpecProblem} from '../ApiSpecError';
import type {ApiSpec, Example, MediaType, OrReference} from '../types';
import {type ValidateOptions, validate} from '../validate/validate';
import type {SpecNode} from '../walk';
import {type Check, fields} from './Check';

/** Every example and default matches the schema it belongs to. */
export const checkExamples: Check = function* (spec, nodes) {
  for (const node of nodes) {
    if (node.reference) continue;
    if (node.kind === 'Schema') yield* checkSchemaExamples(spec, node);
    if (node.kind === 'Parameter' || node.kind === 'Header')
      yield* checkHolder(spec, fields(node), node.pointer, {});
    if (node.kind === 'Response') yield* checkContents(spec, node, {direction: 'response'});
    if (node.kind === 'RequestBody') yield* checkContents(spec, node, {direction: 'request'});
  }
};

function* checkSchemaExamples(spec: ApiSpec, node: SpecNode): Generator<SpecProblem> {
  const {examples, example, default: preset} = fields(node);
  const given: [string, unknown][] = [
    [join(node.pointer, 'example'), example],
    [join(node.pointer, 'default'), preset],
  ];
  if (Array.isArray(examples))
    given.push(
      ...examples.map((value, index): [string, unknown] => [
        join(node.pointer, 'examples', index),
        value,
      ]),
    );
  for (const [pointer, value] of given)
    if (value !== undefined) yield* compare(spec, node.pointer, value, pointer, {});
}

function* checkContents(
  spec: ApiSpec,
  node: SpecNode,
  options: ValidateOptions,
): Generator<SpecProblem> {
  const contents = contentOf({value: fields(node), pointer: node.pointer});
  for (const {type, media, pointer} of contents) {
    yield* checkHolder(
      spec,
      media,
      pointer,
      options,
      isJson(type) || essence(type).startsWith('text/'),
    );
  }
}

/** `json` false: the example is the body as sent (XML, a form, bytes) unless it is written as a JSON value. */
function* checkHolder(
  spec: ApiSpec,
  holder: Pick<MediaType, 'schema' | 'example' | 'examples'>,
  pointer: string,
  options: ValidateOptions,
  json = true,
): Generator<SpecProblem> {
  const {schema, example, examples = {}} = holder;
  if (schema === undefined) return;
  const given: [string, unknown][] =
    example === undefined ? [] : [[join(pointer, 'example'), example]];
  for (const [name, written] of Object.entries(examples)) {
    const place = join(pointer, 'examples', name);
    const found = follow(spec, written, place);
    if (found && found.value.value !== undefined)
      given.push([join(found.pointer, 'value'), found.value.value]);
  }
  for (const [place, value] of given) {
    if (json || typeof value !== 'string')
      yield* compare(spec, join(pointer, 'schema'), value, place, options);
  }
}

/** A reference that leads nowhere is the business of another check. */
function follow(
  spec: ApiSpec,
  written: OrReference<Example>,
  place: string,
): Located<Example> | undefined {
  try {
    return resolveAt(spec, written, place);
  } catch {
    return undefined;
  }
}

function* compare(
  spec: ApiSpec,
  schemaPointer: string,
  value: unknown,
  pointer: string,
  options: ValidateOptions,
): Generator<SpecProblem> {
  for (const problem of validate(spec, schemaPointer, value, options)) {
    yield {
      pointer,
      message: `does not match ${schemaPointer}: ${readablePath(problem.path) || 'it'} ${problem.message}`,
      fix: 'Correct the example, or the schema if the example is right.',
    };
  }
}
