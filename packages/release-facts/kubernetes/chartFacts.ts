import {posix} from 'node:path';
import {isObject} from '@toolhive-docs/options/isObject';
import type {Files} from '../source/Files';
import {filled, oneLine} from '../source/maps';
import type {Fact, Json, ReleaseFacts} from '../types';

/** Reads versions and default values of all charts. */
export function chartFacts(files: Files): ReleaseFacts {
  const notes: string[] = [];
  const charts = files.list((path) => posix.basename(path) === 'Chart.yaml');
  if (charts.length === 0) notes.push('No Chart.yaml was found.');
  const read = (path: string) => files.map(path, notes, '. It is not compared.') ?? {};
  const facts = charts.flatMap((path): Fact[] => {
    const chart = read(path);
    const name = typeof chart.name === 'string' ? chart.name : posix.dirname(path);
    const valuesFile = posix.join(posix.dirname(path), 'values.yaml');
    const values = files.has(valuesFile) ? read(valuesFile) : {};
    return [
      {
        area: 'chart',
        id: name,
        path,
        fields: filled({
          version: chart.version,
          appVersion: chart.appVersion,
          kubeVersion: chart.kubeVersion,
          type: chart.type,
          deprecated: chart.deprecated,
          dependencies: chart.dependencies,
          description: oneLine(chart.description),
        }),
      },
      ...leaves(values).map(([key, value]): Fact => ({
        area: 'chart value',
        id: `${name} ${key}`,
        path: valuesFile,
        fields: {default: value},
      })),
    ];
  });
  return {facts, notes};
}

/** The values that a chart sets, by dotted path. A list is one value, and so is an empty map. */
export function leaves(values: Readonly<Record<string, unknown>>, before = ''): [string, Json][] {
  return Object.entries(values).flatMap(([key, value]): [string, Json][] =>
    isObject(value) && Object.keys(value).length > 0
      ? leaves(value, `${before}${key}.`)
      : [[`${before}${key}`, value as Json]],
  );
}
