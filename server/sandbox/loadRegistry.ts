import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {registryFrom, type Registry} from '@toolhive-docs/api-sandbox';
import {readablePath, validate, type ApiSpec} from '@toolhive-docs/api-spec';

/**
 * Reads the registry the sandbox serves from `specs/registry-servers.yaml` and checks it against the specification.
 * @throws Error naming the file and every field that is wrong
 */
export function loadRegistry(file: string, spec: ApiSpec): Registry {
  const data = parse(readFileSync(file, 'utf8')) as Registry;
  const problems = validate(spec, '#/components/schemas/Registry', data).map(
    ({path, message}) => `  ${readablePath(path) || 'the file'} ${message}`,
  );
  if (problems.length)
    throw new Error(
      `${file} does not fit the schema Registry of the specification:\n${problems.join('\n')}`,
    );
  return registryFrom(data);
}
