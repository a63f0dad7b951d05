import {createRequire} from 'node:module';
import type * as ajv from 'ajv/dist/2020';
import type {ErrorObject, ValidateFunction} from 'ajv/dist/2020';
import type * as formats from 'ajv-formats/dist/formats';
import schema from '../../specs/schemas/thv-cli.schema.json' with {type: 'json'};
import {nearest} from './nearest';
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
  const {params, parentSchema} = error as {
    params: Record<string, unknown>;
    parentSchema?: {properties?: object};
  };
  const value = JSON.stringify(error.data);
  switch (error.keyword) {
    case 'required':
      return {path, message: `${String(params.missingProperty)} is missing; add it`};
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const allowed = Object.keys(parentSchema?.properties ?? {});
      const near = nearest(key, allowed);
      return {
        path,
        key,
        message: `unknown key ${key}; ${near ? `did you mean ${near}? ` : ''}allowed: ${allowed.join(', ')}`,
      };
    }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      const near = nearest(String(error.data), allowed);
      return {
        path,
        message: `${value} is not allowed; allowed: ${allowed.join(', ')}${near ? `; did you mean ${near}?` : ''}`,
      };
    }
    case 'const':
      return {
        path,
        message: `${value} is not allowed; write ${JSON.stringify(params.allowedValue)} or leave the key out`,
      };
    default:
      return {path, message: `${value} ${error.message ?? 'is not valid'}`};
  }
}

/** Turns a JSON pointer into keys and indexes. No key of the document has a slash in it or is a number. */
const steps = (pointer: string): SpecPath =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
