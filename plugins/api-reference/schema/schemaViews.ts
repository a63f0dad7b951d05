import {
  join,
  keysOf,
  schemaIndex,
  type ApiSpec,
  type IndexedSchema,
  type SchemaObject,
} from '@toolhive-docs/api-spec';
import type {Anchors} from '../anchors';
import {optionalMarkdown} from '../markdown';
import type {ChoiceGroup, EnumValue, Fact, FieldView, SchemaView} from '../model';
import {choicesOf, layersOf, merged, type Layers} from './layers';
import {constraints, valueText} from './constraints';
import {nameOf, typeLabel} from './typeLabel';

/** Draws the schema at a pointer as a tree. Ids of its fields begin with `prefix`. */
export type SchemaViewer = (pointer: string, prefix: string) => SchemaView;

export interface SchemaViewOptions {
  readonly spec: ApiSpec;
  readonly anchors: Anchors;
  /** Where a named schema stands on the page. */
  readonly hrefOf: (name: string) => string;
  /** How many levels deep named schemas are spelled out; below that they are links. */
  readonly depth: number;
}

/** Schemas that are being drawn, by pointer, with the id where they began. */
type Open = ReadonlyMap<string, string>;

/** Conditions of a schema and how they are called (JSON Schema 2020-12, Core §10.2). */
const CONDITIONS = [
  ['if', 'If'],
  ['then', 'Then'],
  ['else', 'Otherwise'],
  ['not', 'Not'],
] as const;

/**
 * Makes the function that draws schemas. A schema that meets itself is cut with a link to where it began,
 * and so is a named one below the depth.
 */
export function schemaViews({
  spec,
  anchors,
  hrefOf,
  depth: deepest,
}: SchemaViewOptions): SchemaViewer {
  const index = schemaIndex(spec);

  return (pointer, prefix) => {
    const at = index.at(pointer);
    return at
      ? view(at, prefix, new Map(), 0)
      : {type: [{text: 'any value'}], marks: [], facts: []};
  };

  function view(at: IndexedSchema, prefix: string, open: Open, depth: number): SchemaView {
    const layers = layersOf(index, at);
    const schema = merged(layers);
    const base: SchemaView = {
      type: typeLabel(index, layers, hrefOf),
      marks: [
        schema.deprecated ? 'deprecated' : '',
        schema.readOnly ? 'read-only' : '',
        schema.writeOnly ? 'write-only' : '',
      ].filter(Boolean),
      description: optionalMarkdown(schema.description),
      facts: constraints(schema),
      values: enumValues(schema),
    };
    const stop = shownAt(layers, open, depth);
    if (stop) return hasMore(layers) ? {...base, shownAt: stop} : base;

    const inside = new Map(open);
    for (const {pointer} of layers.parts) inside.set(pointer, prefix);
    const item = itemView(layers, prefix, inside, depth);
    const fields = [...(item?.fields ?? []), ...fieldViews(layers, schema, prefix, inside, depth)];
    const choices = [...(item?.choices ?? []), ...choiceGroups(layers, prefix, inside, depth)];
    return {
      ...base,
      facts: [...base.facts, ...(item?.facts ?? []).map(ofEach)],
      ...(base.values ? {} : {values: item?.values}),
      ...(fields.length ? {fields} : {}),
      ...(choices.length ? {choices} : {}),
      ...(item?.shownAt ? {shownAt: item.shownAt} : {}),
    };
  }

  function shownAt(layers: Layers, open: Open, depth: number): SchemaView['shownAt'] {
    const {referred} = layers;
    if (!referred) return undefined;
    const named = nameOf(referred);
    const began = layers.parts.map(({pointer}) => open.get(pointer)).find((id) => id !== undefined);
    if (began === undefined && (!named || depth < deepest)) return undefined;
    return named
      ? {text: named.title, href: hrefOf(named.name)}
      : {text: 'the same fields as above', href: `#${began ?? ''}`};
  }

  /** Whether cutting the schema here leaves anything out. */
  function hasMore({parts}: Layers): boolean {
    return parts.some(
      ({schema}) =>
        schema.properties ??
        schema.patternProperties ??
        schema.items ??
        schema.oneOf ??
        schema.anyOf ??
        typeof schema.additionalProperties === 'object',
    );
  }

  /** What an array holds; its fields stand where the array's own would. */
  function itemView(
    {parts}: Layers,
    prefix: string,
    open: Open,
    depth: number,
  ): SchemaView | undefined {
    const at = child(
      parts.find(({schema}) => typeof schema.items === 'object'),
      'items',
    );
    return at && view(at, prefix, open, depth);
  }

  function fieldViews(
    {parts}: Layers,
    {required = []}: SchemaObject,
    prefix: string,
    open: Open,
    depth: number,
  ): FieldView[] {
    const found = new Map<string, IndexedSchema>();
    const offer = (name: string, at: IndexedSchema | undefined): void => {
      if (at && !found.has(name)) found.set(name, at);
    };
    for (const part of parts) {
      const {
        properties = {},
        patternProperties = {},
        additionalProperties,
        prefixItems = [],
      } = part.schema;
      for (const name of Object.keys(properties)) offer(name, child(part, 'properties', name));
      for (const pattern of Object.keys(patternProperties))
        offer(`/${pattern}/`, child(part, 'patternProperties', pattern));
      if (typeof additionalProperties === 'object') offer('*', child(part, 'additionalProperties'));
      prefixItems.forEach((_, position) =>
        offer(`[${position}]`, child(part, 'prefixItems', position)),
      );
    }
    return [...found].map(([name, at]) => {
      const id = anchors.unique(`${prefix}.${name}`);
      return {id, name, required: required.includes(name), ...view(at, id, open, depth + 1)};
    });
  }

  function choiceGroups({parts}: Layers, prefix: string, open: Open, depth: number): ChoiceGroup[] {
    return parts.flatMap((part) => [
      ...union(part, 'oneOf', 'One of'),
      ...union(part, 'anyOf', 'Any of'),
      ...conditions(part),
    ]);

    function union(
      part: Layers['parts'][number],
      key: 'oneOf' | 'anyOf',
      label: string,
    ): ChoiceGroup[] {
      const options = choicesOf(index, part, key);
      // Alternatives without fields of their own are all said by the type.
      if (!options.length || options.every((option) => !hasMore(layersOf(index, option))))
        return [];
      return [
        {label, options: options.map((option) => choice(option, optionLabel(part.schema, option)))},
      ];
    }

    function conditions(part: Layers['parts'][number]): ChoiceGroup[] {
      const plain = CONDITIONS.flatMap(([key, label]) => {
        const at = part.schema[key] === undefined ? undefined : child(part, key);
        return at ? [choice(at, label)] : [];
      });
      const dependent = Object.keys(part.schema.dependentSchemas ?? {}).flatMap((name) => {
        const at = child(part, 'dependentSchemas', name);
        return at ? [choice(at, `When ${name} is there`)] : [];
      });
      return plain.length || dependent.length
        ? [{label: 'Conditions', options: [...plain, ...dependent]}]
        : [];
    }

    function choice(at: IndexedSchema, label: string): ChoiceGroup['options'][number] {
      const id = anchors.unique(`${prefix}.${label}`);
      return {id, label, schema: view(at, id, open, depth + 1)};
    }
  }

  function optionLabel({discriminator}: SchemaObject, option: IndexedSchema): string {
    const layers = layersOf(index, option);
    const named = layers.referred && nameOf(layers.referred);
    const schema = merged(layers);
    if (named && discriminator)
      return `${discriminator.propertyName}: ${discriminatorValue(discriminator.mapping, named.name) ?? named.name}`;
    if (named) return named.title;
    if (schema.title) return schema.title;
    const constants = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      typeof property === 'object' && property.const !== undefined
        ? [`${name}: ${valueText(property.const)}`]
        : [],
    );
    if (constants.length) return constants.join(', ');
    if (schema.required?.length) return `with ${schema.required.join(', ')}`;
    return typeLabel(index, layers, hrefOf)
      .map(({text}) => text)
      .join('');
  }

  function child(
    part: IndexedSchema | undefined,
    ...keys: (string | number)[]
  ): IndexedSchema | undefined {
    return part && index.at(join(part.pointer, ...keys));
  }
}

function discriminatorValue(
  mapping: Readonly<Record<string, string>> | undefined,
  name: string,
): string | undefined {
  return Object.entries(mapping ?? {}).find(
    ([, target]) => target === name || keysOf(target).at(-1) === name,
  )?.[0];
}

function enumValues(schema: SchemaObject): EnumValue[] | undefined {
  const labels = schema['x-enum-labels'] ?? {};
  return schema.enum?.map((value) => ({
    value: valueText(value),
    label: typeof value === 'string' ? labels[value] : undefined,
  }));
}

/** A rule about the items of an array, said about the array. */
function ofEach({text, code}: Fact): Fact {
  return {text: `each ${text.charAt(0).toLowerCase()}${text.slice(1)}`, code};
}
