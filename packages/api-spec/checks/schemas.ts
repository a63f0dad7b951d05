import {canonicalJson} from '@toolhive-docs/options/canonicalJson';
import {isObject} from '@toolhive-docs/options/isObject';
import {type Check, fields} from './Check';
import {valueAt} from '../pointer';
import {isRegex} from '../validate/scalarKeywords';

const types = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];

/** Keywords of schemas say something that can be meant: known types, patterns that compile, labels for the values there are. */
export const checkSchemas: Check = function* (spec, nodes) {
  for (const node of nodes) {
    if (node.kind !== 'Schema') continue;
    const {
      type,
      pattern,
      patternProperties,
      enum: values,
      'x-enum-varnames': names,
      'x-enum-labels': labels,
      discriminator,
    } = fields(node);
    for (const name of type === undefined ? [] : [type].flat()) {
      if (!types.includes(name as string))
        yield {
          pointer: `${node.pointer}/type`,
          message: `${canonicalJson(name)} is not a type`,
          fix: `Use one of ${types.join(', ')}.`,
        };
    }
    for (const expression of [pattern, ...Object.keys(patternProperties ?? {})]) {
      if (typeof expression === 'string' && !isRegex(expression, ''))
        yield {
          pointer: node.pointer,
          message: `the pattern ${expression} is not a regular expression`,
          fix: 'Correct the pattern (ECMA-262).',
        };
    }
    const many = Array.isArray(values) ? values.length : 0;
    if (Array.isArray(names) && new Set(names).size !== many)
      yield {
        pointer: `${node.pointer}/x-enum-varnames`,
        message: `${many} values have ${new Set(names).size} different names`,
        fix: 'Give one name for each value of the enum, in its order.',
      };
    if (labels !== undefined) {
      const known = Array.isArray(values) ? values.map(String) : [];
      const labelled = Object.keys(labels as object);
      for (const value of labelled)
        if (!known.includes(value))
          yield {
            pointer: `${node.pointer}/x-enum-labels`,
            message: `"${value}" is not a value of the enum`,
            fix: known.length ? `Use the values ${known.join(', ')}.` : 'Add "enum".',
          };
      for (const value of known)
        if (!labelled.includes(value))
          yield {
            pointer: `${node.pointer}/x-enum-labels`,
            message: `the value "${value}" has no label`,
            fix: 'Add one: wire value → label.',
          };
    }
    const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
    for (const [tag, target] of Object.entries(mapping ?? {})) {
      const pointer = String(target).startsWith('#')
        ? String(target)
        : `#/components/schemas/${String(target)}`;
      if (valueAt(spec, pointer) === undefined)
        yield {
          pointer: `${node.pointer}/discriminator/mapping`,
          message: `"${tag}" stands for "${String(target)}", which does not exist`,
          fix: 'Name a schema under components.schemas, or give its full reference.',
        };
    }
  }
};
