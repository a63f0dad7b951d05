import {join, keysOf, type IndexedSchema, type SchemaIndex} from '@toolhive-docs/api-spec';
import type {TypePart} from '../model';
import {choicesOf, layersOf, merged, type Layers} from './layers';

/** How the page calls a schema that has a name in the file; undefined for one that has none. */
export function nameOf(at: IndexedSchema): {name: string; title: string} | undefined {
  const [first, second, name, ...rest] = keysOf(at.pointer);
  if (first !== 'components' || second !== 'schemas' || name === undefined || rest.length)
    return undefined;
  return {name, title: (typeof at.schema === 'object' && at.schema.title) || name};
}

/** Longest list of alternatives that is spelled out. */
const SPELLED_OUT = 3;

/**
 * The type of a schema in words: `integer`, `array of Secret`, `map of string`, `string · date-time or null`.
 *
 * @param hrefOf - Where a named schema stands on the page.
 */
export function typeLabel(
  index: SchemaIndex,
  layers: Layers,
  hrefOf: (name: string) => string,
): TypePart[] {
  return label(layers, 0);

  function label(of: Layers, depth: number): TypePart[] {
    const own = ownLabel(of, depth);
    return of.nullable && own.at(-1)?.text !== 'null' ? [...own, {text: ' or null'}] : own;
  }

  function ownLabel(of: Layers, depth: number): TypePart[] {
    if (of.never) return [{text: 'nothing'}];
    const named = of.referred && nameOf(of.referred);
    const link: TypePart[] = named ? [{text: named.title, href: hrefOf(named.name)}] : [];
    const plain = plainLabel(of, depth);
    const isPlainValue =
      plain.every(({href}) => href === undefined) &&
      /^(string|integer|number|boolean)/.test(plain[0]?.text ?? '');
    if (!named) return plain;
    return isPlainValue ? [...plain, {text: ' · '}, ...link] : link;
  }

  function plainLabel(of: Layers, depth: number): TypePart[] {
    const schema = merged(of);
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
    if (types.includes('array') || (!types.length && schema.items !== undefined))
      return [{text: 'array'}, ...inner(of, 'items', depth)];
    if (types.includes('object') || (!types.length && hasFields(of))) {
      return typeof schema.additionalProperties === 'object' && !hasFields(of)
        ? [{text: 'map'}, ...inner(of, 'additionalProperties', depth)]
        : [{text: 'object'}];
    }
    if (types.length)
      return [{text: types.join(' or ') + (schema.format ? ` · ${schema.format}` : '')}];
    const values = schema.const === undefined ? schema.enum : [schema.const];
    if (values)
      return [
        {
          text: [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))].join(
            ' or ',
          ),
        },
      ];
    return unionLabel(of, depth);
  }

  function unionLabel(of: Layers, depth: number): TypePart[] {
    const options = of.parts.flatMap((part) => [
      ...choicesOf(index, part, 'oneOf'),
      ...choicesOf(index, part, 'anyOf'),
    ]);
    if (!options.length) {
      const isNull = of.parts.some(({schema}) => [schema.type].flat().includes('null'));
      return [{text: isNull ? 'null' : 'any value'}];
    }
    if (options.length > SPELLED_OUT || depth > 2)
      return [{text: `one of ${options.length} shapes`}];
    return options.flatMap((option, position) => [
      ...(position ? [{text: ' or '}] : []),
      ...label(layersOf(index, option), depth + 1),
    ]);
  }

  function inner(of: Layers, key: 'items' | 'additionalProperties', depth: number): TypePart[] {
    const holder = of.parts.find(({schema}) => schema[key] !== undefined);
    const at = holder && index.at(join(holder.pointer, key));
    if (!at || at.schema === true || depth > 3) return [];
    return [{text: ' of '}, ...label(layersOf(index, at), depth + 1)];
  }
}

function hasFields({parts}: Layers): boolean {
  return parts.some(({schema}) => schema.properties ?? schema.patternProperties);
}
