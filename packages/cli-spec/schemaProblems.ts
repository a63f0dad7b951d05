import {createRequire} from 'node:module';
import type * as ajv from 'ajv/dist/2020';
import type {ErrorObject, ValidateFunction} from 'ajv/dist/2020';
import type * as formats from 'ajv-formats/dist/formats';
import schema from '../../specs/schemas/thv-cli.schema.json' with {type: 'json'};
import {nearest} from './nearest';
import {knownFields, schemaMessage, unknownField} from './schemaMessage';
import type {SpecPath, SpecProblem} from './specProblem';
import type {CliSpec, Command} from './types';

const require = createRequire(import.meta.url);
/** The document with every list that it leaves out, as the schema fills them in. */
interface FilledSpec extends Omit<CliSpec, 'commands'> {
  commands: (Omit<Command, 'exit'> & Partial<Pick<Command, 'exit'>>)[];
}

let compiled: ValidateFunction<FilledSpec> | undefined;

/** Made when it is needed: most builds find the data as it was. That the schema is one is left to the tests. */
function validator(): ValidateFunction<FilledSpec> {
  const {Ajv2020} = require('ajv/dist/2020') as typeof ajv;
  const {fullFormats} = require('ajv-formats/dist/formats') as typeof formats;
  return (compiled ??= new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    formats: fullFormats,
    useDefaults: true,
    validateSchema: false,
  }).compile<FilledSpec>(schema));
}

/** Checks the shape of the document against specs/schemas/thv-cli.schema.json, and fills in the lists that it leaves out. */
export function schemaProblems(
  document: unknown,
): {spec: FilledSpec; problems: []} | {problems: SpecProblem[]} {
  const validate = validator();
  if (validate(document)) return {spec: document, problems: []};
  return {problems: (validate.errors ?? []).map((error) => toProblem(error))};
}

function toProblem(error: ErrorObject): SpecProblem {
  const path = steps(error.instancePath);
  const message = schemaMessage(error);
  const key = unknownField(error);
  if (key !== undefined) {
    const known = knownFields(error);
    // Where no name is near, the message says them already.
    const isNear = nearest(key, known) !== undefined;
    return {path, key, message: isNear ? `${message} allowed: ${known.join(', ')}` : message};
  }
  return {path, message: error.keyword === 'const' ? `${message}, or leave the key out` : message};
}

/** Turns a JSON pointer into keys and indexes. No key of the document has a slash in it or is a number. */
const steps = (pointer: string): SpecPath =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
