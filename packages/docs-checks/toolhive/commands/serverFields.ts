import {fieldPath, readFieldPath, type FieldStep} from '../../facts/fieldPath';
import type {Facts} from '../../facts/types';
import type {Finding} from '../../report/Finding';
import type {KubectlCall} from './kubectlArguments';
import {patchProblems} from './kubectlPatch';
import {fieldProblems} from './setFields';
import {shownPaths} from './shownPaths';

/** Options that hold field paths: `jsonpath=…`, `custom-columns=…`, `.status.phase`. */
const OUTPUTS = ['-o', '--output', '--for', '--sort-by'];

/** Checks the fields of an MCPServer that a `kubectl` call names: in its output format, in a patch, or to be explained. */
export function serverFieldProblems({verb, args, options}: KubectlCall, facts: Facts): Finding[] {
  const values = (names: readonly string[]) => names.flatMap((name) => options.get(name) ?? []);
  const shown = values(OUTPUTS).map(shownPaths);
  const explained = verb === 'explain' ? [explainedPath(args[0] ?? '', facts)] : [];
  const type = values(['--type']).at(-1) ?? 'strategic';
  const patches = values(['-p', '--patch']);
  return [
    ...(verb === 'patch' && type === 'strategic' && patches.length > 0
      ? ['the API server merges no MCPServer strategically; add --type merge, or --type json']
      : []),
    ...shown.flatMap(({problems}) => problems),
    ...[...explained, ...shown.flatMap(({paths}) => paths)].flatMap((steps) =>
      fieldProblems(steps, facts),
    ),
    ...patches.flatMap((patch) => patchProblems(patch, type, facts)),
  ];
}

/** The path of a field that is to be explained: without the kind, and with the steps into lists that kubectl leaves out. */
function explainedPath(written: string, {schemas}: Facts): FieldStep[] {
  return readFieldPath(written.replace(/^[^.]*\.?/, '')).reduce<FieldStep[]>((steps, next) => {
    const isList = schemas.at('mcpserver', fieldPath(steps))?.['items'] !== undefined;
    return isList && !next.isItem ? [...steps, {key: '*', isItem: true}, next] : [...steps, next];
  }, []);
}
