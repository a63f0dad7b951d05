import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadCliSpec} from '@toolhive-docs/cli-spec';
import {readData} from '@toolhive-docs/evidence';
import {remembered} from '@toolhive-docs/options/remembered';
import {wireFacts} from '../api/apiFacts';
import {leaves} from '../kubernetes/chartFacts';
import {factsOfRegistry} from '../registry/registryFacts';
import {filled, listOf, mapOf} from '../source/maps';
import type {Fact, Json} from '../types';
import {constantFacts} from './constantFacts';
import {resourceSpecFacts, type SchemaReader} from './resourceSpecFacts';

const COMMANDS = 'specs/thv-cli.yaml';

/**
 * What the files of specs/ say, in the words of a release.
 * @param root absolute path of the project.
 */
export function specsFacts(root: string): Fact[] {
  // A schema is read again for each reference to it.
  const read = remembered((file: string) =>
    mapOf(readData(readFileSync(join(root, 'specs', file), 'utf8'))),
  );
  const charts = read('helm-charts.yaml');
  const version = mapOf(charts.crd).version;
  return [
    ...commandFacts(root),
    ...wireFacts(read('toolhive-api.yaml'), 'specs/toolhive-api.yaml'),
    ...resourceSpecFacts((file) => read(`schemas/${file}`), String(version)),
    ...chartSpecFacts(charts, read),
    ...factsOfRegistry(read('registry-servers.yaml'), 'specs/registry-servers.yaml'),
    ...constantFacts(root),
  ];
}

/** Ends the usage of a command that does nothing but hold others. */
const GROUP = ' [command]';

/** Commands and flags as the generated reference names them; what is hidden there is left out. */
function commandFacts(root: string): Fact[] {
  const {commands, globalFlags, tool} = loadCliSpec(join(root, COMMANDS));
  const global = globalFlags.filter(({name}) => name !== '--help');
  return commands.flatMap((command): Fact[] => [
    // A group of commands has no usage of its own in the reference.
    {
      area: 'command',
      id: command.path,
      path: COMMANDS,
      fields: command.usage.endsWith(GROUP) ? {} : {usage: command.usage},
    },
    ...[...command.flags, ...(command.path === tool.name ? global : [])]
      .filter(({hidden}) => hidden !== true)
      .map(({name, short, type, default: value}): Fact => ({
        area: 'flag',
        id: `${command.path} ${name}`,
        path: COMMANDS,
        fields: filled({short, type, default: printedDefault(value)}),
      })),
  ]);
}

/** A default as the program's help prints it: none for the zero value of a type. */
function printedDefault(value: unknown): string | undefined {
  if (value === undefined || value === false || value === 0 || value === '' || value === '0s')
    return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : `[${value.join(',')}]`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Versions and values of the charts. */
function chartSpecFacts(charts: Record<string, unknown>, read: SchemaReader): Fact[] {
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
  return Object.entries(mapOf(schema.properties)).flatMap(([key, part]) => {
    const child = mapOf(part);
    const name = `${before}${key}`;
    return child.default === undefined
      ? defaultsOf(child, `${name}.`)
      : leaves({[name]: child.default});
  });
}
