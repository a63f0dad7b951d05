import {parseDocument} from 'yaml';
import {keysOf} from '@toolhive-docs/api-spec';
import {isObject} from '@toolhive-docs/options/isObject';
import {readYamlDocument} from '@toolhive-docs/options/yamlText';
import {fieldPath, readFieldPath, type FieldStep} from '../../facts/fieldPath';
import type {Facts} from '../../facts/types';
import {type Finding, unlisted} from '../../report/Finding';
import type {KubectlCall} from './kubectlArguments';
import {fieldProblems, type SetField, setFieldProblems} from './setFields';
import {shownPaths} from './shownPaths';
import {KUBERNETES_YAML, type YamlMap} from '../../samples/yamlDocument';
import {hasVariable, quoteVariables} from '../../samples/variables';
import type {Path} from '../../samples/withPath';
import {cycleIn} from '../manifests/checkManifest';

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

const OPERATIONS = ['add', 'remove', 'replace', 'move', 'copy', 'test'];

/**
 * Checks the fields of an MCPServer that a patch names.
 * @param type of the patch: `strategic`, `merge` or `json`.
 */
function patchProblems(patch: string, type: string, facts: Facts): Finding[] {
  const read = readPatch(patch);
  if ('problem' in read) return [read.problem];
  const cycle = cycleIn(read.value);
  if (cycle) return [cycle.finding];
  // What a variable stands for is known only when the call runs.
  if (typeof read.value === 'string' && hasVariable(read.value)) return [];
  if (type === 'json') return operationProblems(read.value, facts);
  return setFieldProblems(leaves(read.value, []), facts);
}

/** Like kubectl, takes YAML, too. */
function readPatch(patch: string): {value: unknown} | {problem: Finding} {
  const isOpen = hasVariable(patch);
  const document = parseDocument(isOpen ? quoteVariables(patch) : patch, KUBERNETES_YAML);
  const {value, problems} = readYamlDocument(document);
  if (problems[0] === undefined) return {value};
  const [message = ''] = problems[0].message.split('\n');
  return {
    problem: isOpen
      ? unlisted(
          'the patch cannot be checked, because of the variables in it.',
          'Write it out, or mark the fence with fragment="why"',
        )
      : `the patch is neither JSON nor YAML: ${message}`,
  };
}

function operationProblems(value: unknown, facts: Facts): Finding[] {
  if (!Array.isArray(value))
    return [
      'a patch of type json is a list; write it like [{"op":"replace","path":"/spec/…","value":…}]',
    ];
  return (value as unknown[]).flatMap((each) => {
    const {op, path, from, value: content}: YamlMap = isObject(each) ? each : {};
    if (typeof op !== 'string' || !OPERATIONS.includes(op))
      return [`op of a patch must be one of ${OPERATIONS.join(', ')}; got ${String(op)}`];
    if (typeof path !== 'string' || !/^(\/|$)/.test(path))
      return [`path of a patch must be like /spec/image; got ${String(path)}`];
    const isSetting = op === 'add' || op === 'replace';
    return setFieldProblems(
      [
        {path: pathOf(path), ...(isSetting && {value: content})},
        ...(typeof from === 'string' ? [{path: pathOf(from)}] : []),
      ],
      facts,
    );
  });
}

/** `/spec/args/0` → spec, args, 0. A new item at the end stands for any. */
const pathOf = (pointer: string): Path =>
  keysOf(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key === '-' ? 0 : key));

/** The values in an object. */
function leaves(value: unknown, path: Path): SetField[] {
  if (!isObject(value)) return [{path, value}];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]));
}
