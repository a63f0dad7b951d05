import {
  keysOf,
  join,
  schemaIndex,
  walk,
  type ApiSpec,
  type OperationView,
  type SchemaObject,
} from '@toolhive-docs/api-spec';
import type {TypePart} from './model';
import {nameOf} from './schema/typeLabel';

/** A place on the page that names a schema. */
interface User {
  readonly text: string;
  readonly href: string;
}

/**
 * For each named schema, the operations and schemas that name it themselves, not through another one.
 *
 * @param hrefs - Where operations and schemas stand on the page.
 */
export function usedBy(
  spec: ApiSpec,
  operations: readonly OperationView[],
  hrefs: {operation: (id: string) => string; schema: (name: string) => string},
): Map<string, TypePart[]> {
  const index = schemaIndex(spec);
  const roots = operationRoots(operations, hrefs.operation);
  const users = new Map<string, Map<string, User>>();
  for (const {kind, value, pointer} of walk(spec)) {
    if (kind !== 'Schema' || typeof value === 'boolean') continue;
    const {$ref, $dynamicRef}: SchemaObject = value;
    const reference = $ref ?? $dynamicRef;
    const target =
      reference === undefined ? undefined : index.find(reference, index.at(pointer)?.base ?? '');
    const named = target && nameOf(target);
    if (!named) continue;
    const list = users.get(named.name) ?? new Map<string, User>();
    users.set(named.name, list);
    for (const user of usersAt(pointer))
      if (user.href !== hrefs.schema(named.name)) list.set(user.href, user);
  }
  return new Map([...users].map(([name, list]) => [name, [...list.values()]]));

  function usersAt(pointer: string): readonly User[] {
    const keys = keysOf(pointer);
    if (keys[0] === 'components' && keys[1] === 'schemas' && keys[2] !== undefined) {
      const owner = index.at(join('#/components/schemas', keys[2]));
      return owner ? [{text: nameOf(owner)?.title ?? keys[2], href: hrefs.schema(keys[2])}] : [];
    }
    for (let length = keys.length; length > 0; length -= 1) {
      const found = roots.get(join('#', ...keys.slice(0, length)));
      if (found) return found;
    }
    return [];
  }
}

/** The places in the file that belong to operations: their own, and the shared parts that they refer to. */
function operationRoots(
  operations: readonly OperationView[],
  href: (id: string) => string,
): Map<string, User[]> {
  const roots = new Map<string, User[]>();
  for (const view of operations) {
    const user = {text: view.operation.summary ?? view.id, href: href(view.id)};
    const pointers = [
      view.pointer,
      view.requestBody?.pointer,
      ...view.responses.map(({pointer}) => pointer),
      ...view.parameters.map(({pointer}) => pointer),
    ];
    for (const pointer of new Set(pointers.filter((one) => one !== undefined)))
      roots.set(pointer, [...(roots.get(pointer) ?? []), user]);
  }
  return roots;
}
