import {valueAt} from '../pointer';
import {nearest} from '@toolhive-docs/cli-spec/nearest';
import {schemaIndex} from '../schemaIndex';
import type {SpecProblem} from '../ApiSpecError';
import type {SpecNode} from '../walk';
import {type Check, fields} from './Check';

/** Every `$ref` leads to something of the right kind, inside this document and not in a circle. */
export const checkReferences: Check = function* (spec, nodes) {
  const byPointer = new Map(nodes.map((node) => [node.pointer, node]));
  for (const node of nodes) {
    const {$ref, $dynamicRef} = fields(node);
    if (node.kind === 'Schema') {
      for (const [keyword, ref] of Object.entries({$ref, $dynamicRef})) {
        if (typeof ref !== 'string') continue;
        const base = schemaIndex(spec).at(node.pointer)?.base ?? '';
        if (!schemaIndex(spec).find(ref, base))
          yield unresolved(node.pointer, keyword, ref, nodes, node.kind);
      }
    } else if ((node.reference || node.kind === 'PathItem') && typeof $ref === 'string')
      yield* checkReference(node, $ref);
  }

  function* checkReference(node: SpecNode, ref: string): Generator<SpecProblem> {
    if (!ref.startsWith('#') || valueAt(spec, ref) === undefined) {
      yield unresolved(node.pointer, '$ref', ref, nodes, node.kind);
      return;
    }
    const target = byPointer.get(ref);
    if (target && target.kind !== node.kind) {
      yield {
        pointer: `${node.pointer}/$ref`,
        message: `"${ref}" is a ${target.kind}, but a ${node.kind} is needed here`,
        fix: `Refer to a ${node.kind}.`,
      };
    }
    if (isCircle(ref))
      yield {
        pointer: `${node.pointer}/$ref`,
        message: `"${ref}" leads in a circle`,
        fix: 'Let one of the references in the circle stand for a real object.',
      };
  }

  function isCircle(start: string): boolean {
    const seen = new Set<string>();
    for (let ref: unknown = start; typeof ref === 'string';) {
      if (seen.has(ref)) return true;
      seen.add(ref);
      const target = byPointer.get(ref);
      ref = target && fields(target).$ref;
    }
    return false;
  }
};

function unresolved(
  pointer: string,
  keyword: string,
  ref: string,
  nodes: readonly SpecNode[],
  kind: string,
): SpecProblem {
  const place = `${pointer}/${keyword}`;
  if (!ref.startsWith('#') && !/^[a-z][a-z\d+.-]*:/i.test(ref)) {
    return {
      pointer: place,
      message: `"${ref}" leads to another file`,
      fix: 'Only references inside the file are followed: bundle the files into one first.',
    };
  }
  const guess = nearest(
    ref,
    nodes.flatMap((node) => (node.kind === kind && !node.reference ? [node.pointer] : [])),
  );
  return {
    pointer: place,
    message: `"${ref}" cannot be resolved`,
    fix: guess ? `Did you mean "${guess}"?` : `Add the ${kind} it names, or correct the reference.`,
  };
}
