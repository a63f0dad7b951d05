import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readData} from '@toolhive-docs/evidence';
import {cliFacts} from '../cli/cliFacts';
import {comparable} from '../compare/comparable';
import {compareFacts} from '../compare/compareFacts';
import type {Change, Fact} from '../types';
import {chartFacts} from '../kubernetes/chartFacts';
import {resourceFacts} from '../kubernetes/resourceFacts';
import {Files, noCheckout} from '../source/Files';
import {mapOf} from '../source/maps';
import {chartSpecFacts} from './chartSpecFacts';
import {cliSpecFacts} from './cliSpecFacts';
import {constantFacts, documentedConstantFacts} from './constantFacts';
import {readExceptions, withoutExceptions, type Exception} from './exceptions';
import {registryDataFacts} from './registryDataFacts';
import {resourceSpecFacts} from './resourceSpecFacts';
import {wireFacts} from './wireFacts';

/** The registry that is built into the program. */
const REGISTRY = 'pkg/registry/data/registry.json';

/** What specs/ says of each kind of fact; other fields of the release are in words or not documented. */
const COMPARED: Partial<Record<Fact['area'], readonly string[]>> = {
  command: ['usage'],
  flag: ['short', 'type', 'default'],
  'resource field': ['type', 'default', 'enum', 'required', 'minimum', 'maximum'],
  chart: ['version', 'appVersion'],
};

export interface SpecsDiff {
  /** `before` is what specs/ says, `after` what the checkout says. */
  changes: Change[];
  /** How many differences the exceptions cover. */
  excepted: number;
  /** Exceptions that cover nothing any more. */
  unused: Exception[];
  notes: string[];
}

/**
 * Compares what specs/ says with a checkout.
 * @param root absolute path of the project.
 * @param source path of the checkout.
 */
export async function compareSpecs(root: string, source: string): Promise<SpecsDiff> {
  const files = new Files(source);
  const cli = cliFacts(files);
  const resources = resourceFacts(files);
  const charts = chartFacts(files);
  const registry = optional(files, REGISTRY);
  const api = optional(files, 'docs/server/swagger.yaml');
  const constants = await documentedConstantFacts(root, files);
  const theirs = [
    ...cli.facts,
    ...(api ? wireFacts(api, 'docs/server/swagger.yaml') : []),
    ...resources.facts
      .filter(({area, id}) => area === 'resource field' && isOwnField(id))
      .map(withPlainType),
    ...charts.facts,
    ...(registry ? registryDataFacts(registry, REGISTRY) : []),
    ...constants.facts,
  ].map(onlyCompared);
  if (theirs.length === 0) throw noCheckout(source);
  const known = comparable(specsFacts(root), theirs, 'the checkout');
  const changes = compareFacts(known.facts, theirs).flatMap(withoutUnlisted);
  const result = withoutExceptions(changes, readExceptions(root));
  return {
    ...result,
    unused: result.unused.filter(({area}) => known.facts.some((fact) => fact.area === area)),
    excepted: changes.length - result.changes.length,
    notes: [...cli.notes, ...resources.notes, ...charts.notes, ...constants.notes, ...known.notes],
  };
}

/** What the files of specs/ say. */
function specsFacts(root: string): Fact[] {
  const known = new Map<string, Record<string, unknown>>();
  // A schema is read again for each reference to it.
  const read = (file: string) => {
    const data =
      known.get(file) ?? mapOf(readData(readFileSync(join(root, 'specs', file), 'utf8')));
    known.set(file, data);
    return data;
  };
  const charts = read('helm-charts.yaml');
  const version = mapOf(charts.crd).version;
  return [
    ...cliSpecFacts(root),
    ...wireFacts(read('toolhive-api.yaml'), 'specs/toolhive-api.yaml'),
    ...resourceSpecFacts((file) => read(`schemas/${file}`), String(version)),
    ...chartSpecFacts(charts, read),
    ...registryDataFacts(read('registry-servers.yaml'), 'specs/registry-servers.yaml'),
    ...constantFacts(root),
  ].map(onlyCompared);
}

/** Our schemas say what is in a list or map at another place. */
function withPlainType(fact: Fact): Fact {
  const {type} = fact.fields;
  const plain = typeof type !== 'string' ? type : type.endsWith('[]') ? 'array' : type;
  const isMapType = typeof plain === 'string' && plain.startsWith('map of ');
  return plain === undefined
    ? fact
    : {...fact, fields: {...fact.fields, type: isMapType ? 'object' : plain}};
}

/** Fields that every resource has, and those that Kubernetes defines. */
function isOwnField(id: string): boolean {
  const field = id.split(' ')[2] ?? '';
  return (
    /^(spec|status)(\.|$)/.test(field) &&
    !/\.(podTemplateSpec|conditions)[.[]/.test(field) &&
    !/(\[\]|\{\})$/.test(field)
  );
}

/** The generator lists the values of a field only sometimes; our list is then no difference. */
function withoutUnlisted(change: Change): Change[] {
  if (change.area !== 'schema field' || change.kind !== 'changed') return [change];
  const fields = change.fields.filter(
    ({field, after}) => !(field === 'enum' && after === undefined),
  );
  return fields.length === 0 ? [] : [{...change, fields}];
}

function onlyCompared(fact: Fact): Fact {
  const wanted = COMPARED[fact.area];
  if (wanted === undefined) return fact;
  return {
    ...fact,
    fields: Object.fromEntries(
      Object.entries(fact.fields).filter(([field]) => wanted.includes(field)),
    ),
  };
}

function optional(files: Files, path: string): Record<string, unknown> | undefined {
  return files.has(path) ? mapOf(readData(files.text(path))) : undefined;
}
