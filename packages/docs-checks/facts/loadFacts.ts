import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type * as z from 'zod';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {loadCliSpec, loadSince} from '@toolhive-docs/cli-spec';
import {readYaml} from '@toolhive-docs/options/yaml';
import {loadHistory} from '@toolhive-docs/release-history';
import {digestOfFiles} from './digestOfFiles';
import {loadReviewed} from './reviewed';
import {loadSchemas} from './loadSchemas';
import {loadSpelling} from '../rules/spelling';
import {Charts, Environment, Paths, Registry} from './specFiles';
import type {Facts} from './types';

/** The files of specs/ that facts are read from, beside the schemas. */
const FILES = [
  'thv-cli.yaml',
  'since.yaml',
  'changes.yaml',
  'toolhive-api.yaml',
  'environment.yaml',
  'helm-charts.yaml',
  'paths.yaml',
  'registry-servers.yaml',
] as const;

/** The files of a folder with an ending; others, such as those of an editor, are not read. */
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

/**
 * Reads everything that pages are checked against: the files in specs/ and the reviewed lists.
 * @param root absolute path of the project.
 * @throws Error naming the file when one is missing, or its field, value, what is allowed and the fix.
 */
export function loadFacts(root: string): Facts {
  const read = <T>(file: (typeof FILES)[number], schema: z.ZodType<T>): T =>
    readYaml(schema, join(root, 'specs', file), `specs/${file}`);
  const lists = fileURLToPath(new URL('../reviewed', import.meta.url));
  const reviewed = loadReviewed(lists);
  const cli = loadCliSpec(join(root, 'specs/thv-cli.yaml'));
  const since = loadSince(join(root, 'specs/since.yaml'));
  const history = loadHistory(cli, since, join(root, 'specs/changes.yaml'));
  const schemas = join(root, 'specs/schemas');
  return {
    root,
    digest: digestOfFiles([
      ...FILES.map((file) => join(root, 'specs', file)),
      ...filesIn(schemas, /\.schema\.json$/),
      ...filesIn(lists, /\.(?:yaml|txt)$/),
    ]),
    cli,
    history,
    releases: new Set(history.map(({release}) => release).reverse()),
    removed: new Set(history.flatMap(({removed}) => removed.map(({name}) => name))),
    api: loadApiSpec(join(root, 'specs/toolhive-api.yaml')),
    environment: read('environment.yaml', Environment).variables,
    charts: read('helm-charts.yaml', Charts),
    paths: read('paths.yaml', Paths),
    registry: read('registry-servers.yaml', Registry),
    schemas: loadSchemas(schemas),
    reviewed,
    spelling: loadSpelling(reviewed.words),
  };
}
