import {comparable, compareFacts} from '../compare/compareFacts';
import {publishedFacts} from '../readRelease';
import {Files} from '../source/Files';
import {TEXT_FIELDS, type Change, type Fact, type Json} from '../types';
import {constantsIn} from './constantFacts';
import {readExceptions, withoutExceptions, type Exception} from './exceptions';
import {specsFacts} from './specsFacts';

/** What specs/ says of each kind of fact; without a list, all that is not in words. */
const COMPARED: Partial<Record<Fact['area'], readonly string[]>> = {
  command: ['usage'],
  flag: ['short', 'type', 'default'],
  operation: [],
  parameter: ['type', 'required'],
  response: [],
  'schema field': ['type', 'enum'],
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
  const published = publishedFacts(files);
  const specs = specsFacts(root);
  const constants = await constantsIn(files, specs);
  const theirs = [...published.facts, ...constants.facts].filter(isDocumented).map(onlyCompared);
  const ours = specs.filter(isDocumented).map(onlyCompared);
  const known = comparable(ours, theirs, 'the checkout');
  const changes = compareFacts(known.facts, theirs).flatMap(withoutUnlisted);
  const result = withoutExceptions(changes, readExceptions(root));
  return {
    ...result,
    unused: result.unused.filter(({area}) => known.facts.some((fact) => fact.area === area)),
    excepted: changes.length - result.changes.length,
    notes: [...published.notes, ...constants.notes, ...known.notes],
  };
}

/** Bodies are told by their fields. Of resources, those fields count that not every one has. */
function isDocumented({area, id}: Fact): boolean {
  if (area !== 'resource field') return area !== 'request body' && area !== 'resource';
  const field = id.split(' ')[2] ?? '';
  return (
    /^(spec|status)(\.|$)/.test(field) &&
    !/\.(podTemplateSpec|conditions)[.[]/.test(field) &&
    !/(\[\]|\{\})$/.test(field)
  );
}

/** Our schemas say what is in a list or map at another place. */
const plainType = (type: Json): Json => {
  if (typeof type !== 'string') return type;
  return type.endsWith('[]') ? 'array' : type.startsWith('map of ') ? 'object' : type;
};

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
  const fields = Object.entries(fact.fields)
    .filter(([field]) => wanted?.includes(field) ?? !TEXT_FIELDS.has(field))
    .map(([field, value]) => [
      field,
      field === 'type' && fact.area === 'resource field' ? plainType(value) : value,
    ]);
  return {...fact, fields: Object.fromEntries(fields) as Fact['fields']};
}
