import {readData} from '@toolhive-docs/evidence';
import {isObject} from '@toolhive-docs/options/isObject';
import {schemaFields} from '../schema/schemaFields';
import {unreadable, type Files} from '../source/Files';
import {filled, listOf, mapOf} from '../source/maps';
import type {Fact, ReleaseFacts} from '../types';

const KIND = 'CustomResourceDefinition';

/** Reads the resource definitions, wherever they are; charts come before other copies. */
export function resourceFacts(files: Files): ReleaseFacts {
  const notes: string[] = [];
  const found = new Map<string, Fact[]>();
  const isChart = (path: string) => (path.includes('charts/') ? 0 : 1);
  const candidates = files
    .list((path) => /\.ya?ml$/.test(path) && !/(^|\/)(test|tests|testdata)\//.test(path))
    .sort((a, b) => isChart(a) - isChart(b));
  for (const path of candidates) {
    const text = files.text(path);
    if (!new RegExp(`^kind: ["']?${KIND}`, 'm').test(text)) continue;
    try {
      for (const definition of definitionsIn(text)) {
        const facts = definitionFacts(definition, path);
        const name = facts[0]?.id;
        if (name !== undefined && !found.has(name)) found.set(name, facts);
      }
    } catch (error) {
      notes.push(`${unreadable(path, error)}. It is not compared.`);
    }
  }
  if (found.size === 0) notes.push(`No ${KIND} was found.`);
  return {facts: [...found.values()].flat(), notes};
}

function definitionsIn(text: string): Record<string, unknown>[] {
  const data = readData(withoutTemplates(text));
  return (Array.isArray(data) ? (data as unknown[]) : [data])
    .filter(isObject)
    .filter(({kind}) => kind === KIND);
}

function definitionFacts(definition: Record<string, unknown>, path: string): Fact[] {
  const spec = mapOf(definition.spec);
  const names = mapOf(spec.names);
  const kind = String(names.kind);
  const versions = listOf(spec.versions).map(mapOf);
  return [
    {
      area: 'resource',
      id: kind,
      path,
      fields: filled({
        group: spec.group,
        plural: names.plural,
        'short names': names.shortNames,
        scope: spec.scope,
        versions: versions.map(({name}) => name),
      }),
    },
    ...versions.flatMap((version): Fact[] => [
      {
        area: 'resource',
        id: `${kind} ${String(version.name)}`,
        path,
        fields: filled({
          served: version.served,
          storage: version.storage,
          deprecated: version.deprecated,
          columns: version.additionalPrinterColumns,
          subresources: version.subresources,
        }),
      },
      ...schemaFields(mapOf(version.schema).openAPIV3Schema)
        .filter((field) => field.path !== '')
        .map((field): Fact => ({
          area: 'resource field',
          id: `${kind} ${String(version.name)} ${field.path}`,
          fields: field.fields,
          path,
        })),
    ]),
  ];
}

const DIRECTIVE = /\{\{.*?\}\}/g;

/** Whether a line holds nothing but directives of a Helm template. */
const isDirectives = (line: string): boolean =>
  line.includes('{{') && line.replaceAll(DIRECTIVE, '').trim() === '';

/** What a Helm template looks like as plain YAML: lines of directives left out, values in braces replaced. */
function withoutTemplates(text: string): string {
  return text
    .split('\n')
    .filter((line) => !isDirectives(line))
    .map((line) => (line.includes('{{') ? line.replaceAll(DIRECTIVE, 'templated') : line))
    .join('\n');
}
