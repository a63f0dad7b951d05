import {keysOf} from '@toolhive-docs/api-spec';
import {isForeign, KEYWORDS} from '../specs/resourceSpecFacts';
import type {Change} from '../types';
import type {Workspace} from './Workspace';

const FOLDER = 'specs/schemas';
const ROOT = 'mcpserver.schema.json';

/** Brings defaults, values and limits of the MCPServer resource up to date. */
export function applyResources(changes: readonly Change[], workspace: Workspace): void {
  for (const {area, kind, id, fields} of changes) {
    if (area === 'resource') workspace.left.push(`The resource ${id} was ${kind}.`);
    if (area !== 'resource field') continue;
    const [, , field = ''] = id.split(' ');
    const place = kind === 'changed' ? locate(workspace, field) : undefined;
    if (place === undefined) {
      workspace.left.push(
        `${id} was ${kind}; ${isForeign(field) ? 'Kubernetes defines it' : `describe it in ${FOLDER}/${ROOT}`}.`,
      );
      continue;
    }
    for (const {field: name, before, after} of fields) {
      const path = [...place.path, name];
      const file = workspace.open(place.file);
      if (KEYWORDS.includes(name))
        workspace.note(
          after === undefined ? file?.remove(path) : file?.set(path, after),
          `${place.file}: ${name} of ${field} is ${JSON.stringify(after ?? null)}.`,
        );
      else
        workspace.left.push(
          `${id}: ${name} was ${JSON.stringify(before ?? null)} and is ${JSON.stringify(after ?? null)}.`,
        );
    }
  }
}

/** Where our schemas describe a field such as `spec.env[].name`; references are followed. */
function locate(workspace: Workspace, field: string): {file: string; path: string[]} | undefined {
  let file = `${FOLDER}/${ROOT}`;
  let path: string[] = [];
  const steps = field
    .split('.')
    .flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -2), '[]'] : [step]));
  for (const step of steps) {
    ({file, path} = followed(workspace, file, path));
    path = step === '[]' ? [...path, 'items'] : [...path, 'properties', step];
    if (workspace.open(file)?.get(path) === undefined) return undefined;
  }
  const target = followed(workspace, file, path);
  // A schema that several fields share is not changed for one of them.
  const hasOwn = workspace.open(file)?.get([...path, 'default']) !== undefined;
  return target.path.join() === path.join() || hasOwn ? {file, path} : target;
}

function followed(
  workspace: Workspace,
  file: string,
  path: string[],
): {file: string; path: string[]} {
  const reference = workspace.open(file)?.get([...path, '$ref']);
  if (typeof reference !== 'string') return {file, path};
  const [name = '', pointer = ''] = reference.split('#');
  return followed(workspace, name === '' ? file : `${FOLDER}/${name}`, keysOf(pointer));
}
