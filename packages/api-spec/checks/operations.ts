import {methods} from '../types';
import {listOperations} from '../listOperations';
import type {Check} from './Check';
import {fields} from './Check';

/** No two operations have the same operationId. */
export const checkOperationIds: Check = function* (_spec, nodes) {
  const first = new Map<string, string>();
  for (const node of nodes) {
    const {operationId} = fields(node);
    if (node.kind !== 'Operation' || typeof operationId !== 'string') continue;
    const earlier = first.get(operationId);
    if (earlier === undefined) first.set(operationId, node.pointer);
    else
      yield {
        pointer: `${node.pointer}/operationId`,
        message: `"${operationId}" is already the operationId of ${earlier}`,
        fix: 'Give each operation an id of its own.',
      };
  }
};

/** Every operation of a path or webhook has a summary: it is the operation's heading. */
export const checkSummaries: Check = function* (_spec, nodes) {
  for (const node of nodes) {
    const {summary} = fields(node);
    if (node.kind !== 'Operation' || node.pointer.includes('/callbacks/')) continue;
    if (typeof summary !== 'string' || summary.trim() === '')
      yield {
        pointer: node.pointer,
        message: 'has no summary',
        fix: 'Add "summary": a few words that name the operation.',
      };
  }
};

/** The parameters in a path and those declared for it are the same. */
export const checkPathParameters: Check = function* (spec) {
  for (const {source, path, pointer, parameters} of listOperations(spec)) {
    if (source !== 'path') continue;
    const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '');
    const declared = parameters.filter(({value}) => value.in === 'path');
    for (const name of inPath) {
      if (!declared.some(({value}) => value.name === name))
        yield {
          pointer,
          message: `the path has {${name}}, but no parameter of this name is declared`,
          fix: `Add a parameter "${name}" with "in": "path".`,
        };
    }
    for (const {value, pointer: place} of declared) {
      if (!inPath.includes(value.name))
        yield {
          pointer: place,
          message: `"${value.name}" is declared for the path, but ${path} has no {${value.name}}`,
          fix: 'Correct the name or remove the parameter.',
        };
      if (value.required !== true)
        yield {
          pointer: place,
          message: `the path parameter "${value.name}" is not required`,
          fix: 'Add "required": true; a path without it would be another path.',
        };
    }
  }
};

/** No two paths differ only in the names of their parameters. */
export const checkPaths: Check = function* (_spec, nodes) {
  const seen = new Map<string, string>();
  for (const node of nodes) {
    const match = /^#\/paths\/([^/]+)$/.exec(node.pointer);
    if (!match?.[1] || !methods.some((method) => method in fields(node))) continue;
    const form = match[1].replaceAll(/\{[^{}]+\}/g, '{}');
    const earlier = seen.get(form);
    if (earlier)
      yield {
        pointer: node.pointer,
        message: `is the same path as ${earlier}`,
        fix: 'Keep one of the two.',
      };
    else seen.set(form, node.pointer);
  }
};

/** Security requirements name schemes that exist. */
export const checkSecurity: Check = function* (spec, nodes) {
  const schemes = Object.keys(spec.components?.securitySchemes ?? {});
  for (const node of nodes) {
    if (node.kind !== 'Security') continue;
    for (const name of Object.keys(fields(node))) {
      if (!schemes.includes(name))
        yield {
          pointer: node.pointer,
          message: `there is no security scheme "${name}"`,
          fix: schemes.length
            ? `Use one of ${schemes.join(', ')}.`
            : 'Declare it under components.securitySchemes.',
        };
    }
  }
};
