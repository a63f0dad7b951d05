import {isMap, listOf, mapOf} from '../source/maps';
import type {Fact, Json} from '../types';

/** Versions and values of the charts by specs/helm-charts.yaml and the schema of the values. */
export function chartSpecFacts(
  charts: Record<string, unknown>,
  read: (file: string) => Record<string, unknown>,
): Fact[] {
  return listOf(charts.charts)
    .map(mapOf)
    .flatMap(({name, version, appVersion, valuesSchema}): Fact[] => [
      {
        area: 'chart',
        id: String(name),
        path: 'specs/helm-charts.yaml',
        fields: {version: version as Json, appVersion: appVersion as Json},
      },
      ...(typeof valuesSchema === 'string'
        ? defaultsOf(read(valuesSchema)).map(([key, value]): Fact => ({
            area: 'chart value',
            id: `${String(name)} ${key}`,
            path: `specs/${valuesSchema}`,
            fields: {default: value},
          }))
        : []),
    ]);
}

/** Defaults by dotted path: a map is taken apart, unless it is empty. */
function defaultsOf(schema: Record<string, unknown>, before = ''): [string, Json][] {
  return Object.entries(mapOf(schema.properties)).flatMap(([key, part]): [string, Json][] => {
    const child = mapOf(part);
    const name = `${before}${key}`;
    if (child.default !== undefined) return leaf(name, child.default as Json);
    return defaultsOf(child, `${name}.`);
  });
}

function leaf(name: string, value: Json): [string, Json][] {
  return isMap(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, part]) => leaf(`${name}.${key}`, part))
    : [[name, value]];
}
