import {readFileSync} from 'node:fs';
import {basename, relative} from 'node:path';
import {cacheEntry} from '@toolhive-docs/build-cache';
import {readYamlText, type YamlText} from '@toolhive-docs/options/yamlText';
import {referenceProblems} from './referenceProblems';
import {schemaProblems} from './schemaProblems';
import {problemPath, problemPlace, type SpecProblem} from './specProblem';
import type {CliSpec} from './types';

/**
 * Reads and checks the description of the command line; a text that was right before is not checked again.
 * @param file path of the YAML document, such as specs/thv-cli.yaml.
 * @returns the data with every list filled in.
 * @throws Error with one line per problem: file, line, command and field, the value, what is allowed and the nearest known name.
 */
export function loadCliSpec(file: string): CliSpec {
  const text = readFileSync(file, 'utf8');
  const {value, keep} = cacheEntry<CliSpec>(basename(file), [text]);
  return value ?? keep(parseCliSpec(text, file));
}

function parseCliSpec(text: string, file: string): CliSpec {
  const yaml = readYamlText(text);
  const name = relative(process.cwd(), file) || file;
  if (yaml.problems.length > 0)
    throw problemError(yaml.problems.map(({line, message}) => `${name}:${line} ${message}`));
  const shape = schemaProblems(yaml.value);
  if (!('spec' in shape)) throw problemError(located(name, yaml, shape.problems));
  const {commands, exitStatus} = shape.spec;
  const spec = {
    ...shape.spec,
    commands: commands.map((command) => ({...command, exit: command.exit ?? exitStatus})),
  };
  const problems = referenceProblems(spec);
  if (problems.length > 0) throw problemError(located(name, yaml, problems));
  return spec;
}

function located(
  name: string,
  {value, lineAt}: YamlText,
  problems: readonly SpecProblem[],
): string[] {
  return problems
    .map((problem) => ({line: lineAt(problemPath(problem)), problem}))
    .sort((a, b) => a.line - b.line)
    .map(
      ({line, problem}) => `${name}:${line} ${problemPlace(value, problem)}: ${problem.message}`,
    );
}

function problemError(problems: readonly string[]): Error {
  return new Error(`The command data has ${problems.length} problem(s):\n${problems.join('\n')}`);
}
