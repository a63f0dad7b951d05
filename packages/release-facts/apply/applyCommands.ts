import {loadCliSpec} from '@toolhive-docs/cli-spec';
import {join} from 'node:path';
import {PASSED_ON} from '../cli/cliFacts';
import type {Change, Json} from '../types';
import {nowOf, plain, type Workspace} from './Workspace';
import type {DataFile} from './DataFile';
import type {History} from './History';

const FILE = 'specs/thv-cli.yaml';
/** Types that specs/ knows; a flag of another one needs a decision. */
const TYPES = ['bool', 'int', 'float', 'string', 'duration', 'strings', 'stringArray'];
const LISTS = ['strings', 'stringArray'];

/** Brings commands and flags up to date. */
export function applyCommands(
  changes: readonly Change[],
  workspace: Workspace,
  history: History,
): void {
  const file = workspace.open(FILE);
  if (!file) return void workspace.left.push(`${FILE} is missing; no command was updated.`);
  const known = new Set(loadCliSpec(join(workspace.root, FILE)).commands.map(({path}) => path));
  const commands = changes.filter(({area}) => area === 'command');
  const has = (id: string, kind: Change['kind']) =>
    commands.some((each) => each.id === id && each.kind === kind);
  for (const change of changes) {
    if (change.area === 'command') applyCommand(change, file, workspace, history);
    if (change.area !== 'flag') continue;
    const [command = ''] = change.id.split(' --');
    if (has(command, 'removed')) history.remove(change.id);
    else if (has(command, 'added') || !known.has(command))
      workspace.left.push(`${change.id}: describe it with its command ${command}.`);
    else applyFlag(change, file, workspace, history);
  }
}

function applyCommand(
  change: Change,
  file: DataFile,
  workspace: Workspace,
  history: History,
): void {
  const {kind, id, fields} = change;
  if (kind === 'added') {
    workspace.left.push(
      `${id}: a new command. Describe it in ${FILE}, give it evidence, and add it to specs/since.yaml. Usage: ${JSON.stringify(nowOf(change, 'usage') ?? '')}.`,
    );
    return;
  }
  const index = indexOf(file, ['commands'], 'path', id);
  if (index < 0) return void workspace.left.push(`${id} is not in ${FILE}.`);
  if (kind === 'removed') {
    workspace.note(file.remove(['commands', index]), `${FILE}: ${id} removed.`);
    withoutRelated(file, id, workspace);
    history.remove(id);
    workspace.left.push(
      `${id} is gone: say in specs/redirects.yaml where its page leads now, and mend the pages that npm run check:docs names.`,
    );
    return;
  }
  for (const {field, before, after} of fields)
    if (field === 'usage' && typeof after === 'string') {
      workspace.note(
        file.set(['commands', index, 'usage'], after),
        `${FILE}: usage of ${id} is "${after}".`,
      );
      history.change(id, `usage: ${after}`);
      workspace.left.push(`${id}: correct args (min, max and items) in ${FILE} by "${after}".`);
    } else workspace.left.push(wordsChanged(id, field, before, after));
}

function withoutRelated(file: DataFile, id: string, workspace: Workspace): void {
  const commands = file.get(['commands']);
  if (!Array.isArray(commands)) return;
  commands.forEach((command: {path?: unknown; related?: unknown}, index) => {
    if (!Array.isArray(command.related) || !command.related.includes(id)) return;
    const others = command.related.filter((path) => path !== id);
    workspace.note(
      file.set(['commands', index, 'related'], others),
      `${FILE}: ${id} is no longer related to ${String(command.path)}.`,
    );
  });
}

function applyFlag(change: Change, file: DataFile, workspace: Workspace, history: History): void {
  const [command = '', rest = ''] = change.id.split(' --');
  const name = `--${rest}`;
  const after = (field: string) => nowOf(change, field);
  const isNewGlobal =
    change.kind === 'added' && !command.includes(' ') && after(PASSED_ON) === true;
  const place = isNewGlobal ? ['globalFlags'] : placeOfFlags(file, command, name);
  if (place === undefined)
    return void workspace.left.push(`${change.id}: ${command} is not in ${FILE}.`);
  if (change.kind === 'added') {
    // Who runs it once more has it already.
    if (indexOf(file, place, 'name', name) >= 0) return;
    const type = plain(after('type'));
    if (!TYPES.includes(type))
      return void workspace.left.push(
        `${change.id} has the type ${type}, which ${FILE} does not know.`,
      );
    const flag = {
      name,
      short: after('short'),
      type,
      ...defaultFor(type, after('default')),
      ...(LISTS.includes(type) ? {repeatable: true} : {}),
      meaning: `Write: what ${name} does.`,
    };
    workspace.note(file.append(place, flag), `${FILE}: ${change.id} added.`);
    history.add(change.id);
    workspace.left.push(
      `${change.id}: write its meaning. The program says: ${JSON.stringify(after('description') ?? '')}.`,
    );
    return;
  }
  const index = indexOf(file, place, 'name', name);
  if (index < 0) return void workspace.left.push(`${change.id} is not in ${FILE}.`);
  if (change.kind === 'removed') {
    workspace.note(file.remove([...place, index]), `${FILE}: ${change.id} removed.`);
    history.remove(change.id);
    return;
  }
  const type = String(file.get([...place, index, 'type']));
  for (const {field, before, after: now} of change.fields) {
    const path = [...place, index, field];
    if (field === 'default') {
      const {default: value} = defaultFor(plain(after('type') ?? type), now);
      const made = value === undefined ? file.remove(path) : file.set(path, value);
      workspace.note(made, `${FILE}: default of ${change.id} is ${JSON.stringify(value ?? '')}.`);
      history.change(change.id, `default: ${JSON.stringify(value ?? '')}`);
    } else if (
      (field === 'type' && TYPES.includes(plain(now))) ||
      (field === 'short' && now !== undefined)
    ) {
      workspace.note(file.set(path, now), `${FILE}: ${field} of ${change.id} is ${plain(now)}.`);
      history.change(change.id, `${field}: ${plain(now)}`);
    } else workspace.left.push(wordsChanged(change.id, field, before, now));
  }
}

/** Global flags have a list of their own. */
function placeOfFlags(
  file: DataFile,
  command: string,
  name: string,
): (string | number)[] | undefined {
  if (indexOf(file, ['globalFlags'], 'name', name) >= 0 && !command.includes(' '))
    return ['globalFlags'];
  const index = indexOf(file, ['commands'], 'path', command);
  return index < 0 ? undefined : ['commands', index, 'flags'];
}

/** A default as specs/ writes it: with the zero value of a type that the program's help leaves out. */
function defaultFor(type: string, printed: Json | undefined): {default?: Json} {
  if (type === 'bool') return {default: printed === 'true'};
  if (type === 'int' || type === 'float')
    return {default: printed === undefined ? 0 : Number(printed)};
  if (printed === undefined || printed === '[]') return {};
  if (LISTS.includes(type) && typeof printed === 'string')
    return {default: printed.replace(/^\[|\]$/g, '').split(',')};
  return {default: printed};
}

function wordsChanged(
  id: string,
  field: string,
  before: Json | undefined,
  after: Json | undefined,
): string {
  return `${id}: ${field} was ${JSON.stringify(before ?? '')} and is ${JSON.stringify(after ?? '')}. Correct its words in ${FILE}, and the values it takes.`;
}

/** Index of the item of a list whose field has a value; -1 when there is none. */
export function indexOf(
  file: DataFile,
  path: readonly (string | number)[],
  field: string,
  value: string,
): number {
  const list = file.get(path);
  return Array.isArray(list)
    ? list.findIndex((item: Record<string, unknown>) => item[field] === value)
    : -1;
}
