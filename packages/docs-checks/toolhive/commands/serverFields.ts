import {readFieldPath} from '../../facts/fieldPath';
import type {Facts} from '../../facts/types';
import type {Finding} from '../../report/Finding';
import type {KubectlCall} from './kubectlArguments';
import {patchProblems} from './kubectlPatch';
import {fieldProblems} from './setFields';

/** Options that hold field paths: `jsonpath=…`, `custom-columns=…`, `.status.phase`. */
const OUTPUTS = ['-o', '--output', '--for', '--sort-by'];

/** Checks the fields of an MCPServer that a `kubectl` call names: in its output format, in a patch, or to be explained. */
export function serverFieldProblems({verb, args, options}: KubectlCall, facts: Facts): Finding[] {
  const values = (names: readonly string[]) => names.flatMap((name) => options.get(name) ?? []);
  const explained = verb === 'explain' ? [(args[0] ?? '').split('.').slice(1).join('.')] : [];
  const shown = values(OUTPUTS).flatMap((output) =>
    [...output.replace(/^[\w-]+=/, '').matchAll(/(?:^|[{:,])\.([\w.[\]*-]+)/g)].map(([, path]) =>
      (path ?? '').replace(/^items\[[^\]]*\]\.?/, ''),
    ),
  );
  const type = values(['--type']).at(-1) ?? 'strategic';
  const patches = values(['-p', '--patch']);
  return [
    ...(verb === 'patch' && type === 'strategic' && patches.length > 0
      ? ['the API server merges no MCPServer strategically; add --type merge, or --type json']
      : []),
    ...[...explained, ...shown].flatMap((path) => fieldProblems(readFieldPath(path), facts)),
    ...patches.flatMap((patch) => patchProblems(patch, type, facts)),
  ];
}
