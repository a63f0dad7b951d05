import type {Facts} from '../facts/types';
import {kubernetesKind} from './kubernetesKinds';

interface Fields {
  verb: string;
  kinds: readonly string[];
  args: readonly string[];
  /** Values of options that hold field paths: `jsonpath=…`, `custom-columns=…`, `.status.phase`. */
  outputs: readonly string[];
  patches: readonly string[];
}

/** Checks the fields of an MCPServer that a `kubectl` line names: in its output format, in a patch, or to be explained. */
export function kubectlFieldProblems(
  {verb, kinds, args, outputs, patches}: Fields,
  {schemas}: Facts,
): string[] {
  if (!kinds.some((kind) => kubernetesKind(kind) === 'mcpservers')) return [];
  const explained = verb === 'explain' ? [(args[0] ?? '').split('.').slice(1).join('.')] : [];
  const shown = outputs.flatMap((output) =>
    [...output.replace(/^[\w-]+=/, '').matchAll(/(?:^|[{:,])\.([\w.[\]*-]+)/g)].map(([, path]) =>
      (path ?? '').replace(/^items\[[^\]]*\]\.?/, ''),
    ),
  );
  const patched = patches.flatMap((patch) => leafPaths(patch));
  return [...explained, ...shown, ...patched.flatMap(({path}) => path ?? [])]
    .filter((path) => path !== '' && !schemas.knowsPath('mcpserver', path))
    .map((path) => `MCPServer has no field ${path}; see specs/schemas/mcpserver.schema.json`)
    .concat(patched.flatMap(({problem}) => problem ?? []));
}

/** Paths of the values in a JSON patch. */
function leafPaths(patch: string): {path?: string; problem?: string}[] {
  try {
    return leaves(JSON.parse(patch), '').map((path) => ({path}));
  } catch (error) {
    return [
      {problem: `the patch is not JSON: ${error instanceof Error ? error.message : String(error)}`},
    ];
  }
}

function leaves(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    leaves(child, path === '' ? key : `${path}.${key}`),
  );
}
