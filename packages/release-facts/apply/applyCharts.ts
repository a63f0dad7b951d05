import type {Change, Json} from '../types';
import {isNow, nowOf, type Workspace} from './Workspace';
import {indexOf} from './applyCommands';
import type {DataFile} from './DataFile';

const CHARTS = 'specs/helm-charts.yaml';

/** Brings versions, default values and image tags of the charts up to date. */
export function applyCharts(changes: readonly Change[], workspace: Workspace): void {
  const file = workspace.open(CHARTS);
  for (const change of changes) {
    if (change.area === 'chart') applyChart(change, file, workspace);
    if (change.area === 'chart value') applyValue(change, file, workspace);
  }
}

function applyChart(
  {kind, id, fields}: Change,
  file: DataFile | undefined,
  workspace: Workspace,
): void {
  const index = file ? indexOf(file, ['charts'], 'name', id) : -1;
  if (kind !== 'changed' || index < 0)
    return void workspace.left.push(`The chart ${id} was ${kind}; describe it in ${CHARTS}.`);
  for (const {field, after} of fields)
    if (field === 'version' || field === 'appVersion')
      workspace.note(
        file?.set(['charts', index, field], after),
        `${CHARTS}: ${field} of ${id} ${isNow(after)}.`,
      );
    else workspace.left.push(`The chart ${id}: ${field} is ${JSON.stringify(after ?? null)} now.`);
  workspace.left.push(`${CHARTS}: write the day on which this version of ${id} was released.`);
}

function applyValue(change: Change, file: DataFile | undefined, workspace: Workspace): void {
  const {kind, id} = change;
  const [chart = '', key = ''] = id.split(' ');
  const index = file ? indexOf(file, ['charts'], 'name', chart) : -1;
  const schemaFile = file?.get(['charts', index, 'valuesSchema']);
  const place = `specs/${String(schemaFile)}`;
  const schema = typeof schemaFile === 'string' ? workspace.open(place) : undefined;
  const after = nowOf(change, 'default');
  if (!schema)
    return void workspace.left.push(`${id} was ${kind}; ${chart} has no schema of its values.`);
  const steps = key.split('.');
  if (kind === 'added') {
    const entry = {description: `Write: what ${key} is.`, ...typeOf(after), default: after};
    workspace.note(schema.set(pathOf(steps), entry), `${place}: ${key} added.`);
    workspace.left.push(`${id}: describe the new value.`);
  } else if (kind === 'removed')
    workspace.note(schema.remove(pathOf(steps)), `${place}: ${key} removed.`);
  else
    workspace.note(
      setDefault(schema, steps, after),
      `${place}: the default of ${key} ${isNow(after)}.`,
    );
  for (const image of ['operator', 'runner'])
    if (file?.get(['images', image, 'value']) === key)
      workspace.note(
        file.set(['images', image, 'chartDefault'], after),
        `${CHARTS}: the image ${image} ${isNow(after)}.`,
      );
}

function pathOf(steps: readonly string[]): string[] {
  return steps.flatMap((step) => ['properties', step]);
}

/** A default may stand on a map above, as a part of its value. */
function setDefault(schema: DataFile, steps: readonly string[], value: Json | undefined): boolean {
  for (let length = steps.length; length > 0; length -= 1) {
    const place = [...pathOf(steps.slice(0, length)), 'default'];
    const inner = [...place, ...steps.slice(length)];
    if (schema.get(inner) !== undefined) return schema.set(inner, value);
  }
  return false;
}

function typeOf(value: Json | undefined): {type?: string} {
  if (Array.isArray(value)) return {type: 'array'};
  if (value === null || value === undefined) return {};
  if (typeof value === 'number') return {type: Number.isInteger(value) ? 'integer' : 'number'};
  return {type: typeof value === 'object' ? 'object' : typeof value};
}
