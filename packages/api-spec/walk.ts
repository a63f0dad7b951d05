import {isObject} from '@toolhive-docs/options/isObject';
import {join} from './pointer';
import {typeOf} from './validate/describe';
import {referable, shapes, type Field, type Kind} from './shapes';

/** One object of the document. A Schema may also be a boolean. */
export interface SpecNode {
  readonly kind: Kind;
  readonly pointer: string;
  readonly value: Readonly<Record<string, unknown>> | boolean;
  /** True where a Reference Object stands in place of the kind. */
  readonly reference: boolean;
}

/** Told by the walk what it cannot make sense of. `missing`: a needed key is absent; the walk goes on as if it were there. */
export type Complain = (pointer: string, message: string, fix: string, missing?: 'missing') => void;

/** Told of every key that an object of this kind does not have. */
export type UnknownKey = (node: SpecNode, key: string) => void;

/** Visits every object of a document, parents first, following the shapes but no references. */
export function* walk(
  root: unknown,
  complain: Complain = () => {},
  unknownKey: UnknownKey = () => {},
): Generator<SpecNode> {
  const open = new Set<object>();
  yield* visit(root, 'Document', '#');

  function* visit(value: unknown, kind: Kind, pointer: string): Generator<SpecNode> {
    if (kind === 'Schema' && typeof value === 'boolean')
      yield {kind, pointer, value, reference: false};
    else if (!isObject(value))
      complain(
        pointer,
        `must be ${kind === 'Schema' ? 'a schema (an object or a boolean)' : `an object (${kind})`}, not ${typeName(value)}`,
        'Write an object here.',
      );
    else if (open.has(value))
      complain(pointer, 'contains itself, through a YAML alias', 'Use $ref for recursion.');
    else yield* visitObject(value, kind, pointer);
  }

  function* visitObject(
    value: Record<string, unknown>,
    kind: Kind,
    pointer: string,
  ): Generator<SpecNode> {
    open.add(value);
    const reference =
      (referable as readonly Kind[]).includes(kind) && typeof value.$ref === 'string';
    const node: SpecNode = {kind, pointer, value, reference};
    yield node;
    if (!reference) yield* visitKeys(node);
    else
      for (const key of Object.keys(value))
        if (!['$ref', 'summary', 'description'].includes(key)) unknownKey(node, key);
    open.delete(value);
  }

  function* visitKeys(node: SpecNode): Generator<SpecNode> {
    const {keys = {}, each} = shapes[node.kind];
    const value = node.value as Record<string, unknown>;
    for (const [key, field] of Object.entries(keys)) {
      if (field.required && !Object.hasOwn(value, key))
        complain(node.pointer, `has no "${key}"`, `Add "${key}" (${describe(field)}).`, 'missing');
    }
    for (const [key, child] of Object.entries(value)) {
      const field = Object.hasOwn(keys, key) ? keys[key] : undefined;
      const pointer = join(node.pointer, key);
      if (field) yield* visitField(child, field, pointer);
      else if (each && (!each.key || each.key.test(key)) && !key.startsWith('x-'))
        yield* visitField(child, each, pointer);
      else if (!key.startsWith('x-')) unknownKey(node, key);
    }
  }

  function* visitField(value: unknown, field: Field, pointer: string): Generator<SpecNode> {
    if (field.many === 'list') {
      if (!Array.isArray(value))
        complain(pointer, `must be a list, not ${typeName(value)}`, 'Write a list here.');
      else
        for (const [index, item] of value.entries())
          yield* visitOne(item, field, join(pointer, index));
    } else if (field.many === 'map') {
      if (!isObject(value))
        complain(
          pointer,
          `must be an object, not ${typeName(value)}`,
          'Write an object here: a name and a value for each entry.',
        );
      else
        for (const [key, item] of Object.entries(value))
          yield* visitOne(item, field, join(pointer, key));
    } else yield* visitOne(value, field, pointer);
  }

  function* visitOne(value: unknown, field: Field, pointer: string): Generator<SpecNode> {
    if (field.is === 'any') return;
    if (field.is === 'strings') {
      if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
        complain(pointer, 'must be a list of strings', 'Write a list of strings here.');
    } else if (field.is === 'string' || field.is === 'number' || field.is === 'boolean') {
      if (typeof value !== field.is)
        complain(
          pointer,
          `must be a ${field.is}, not ${typeName(value)}`,
          field.is === 'string' ? 'Put the value in quotes.' : `Write a ${field.is} here.`,
        );
    } else yield* visit(value, field.is, pointer);
  }
}

/** What kind of value of JSON something is, as messages say it. */
export function typeName(value: unknown): string {
  return typeOf(value).replace('an array', 'a list');
}

function describe(field: Field): string {
  if (field.many) return field.many === 'list' ? 'a list' : 'an object';
  return /^[a-z]/.test(field.is) ? `a ${field.is}` : `an object of kind ${field.is}`;
}
