import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {createSandbox, manualClock, registryFrom, sequentialPorts} from '../index';
import type {ManualClock, Registry, Sandbox} from '../index';
import {parseGoldenFile} from './goldenFile';
import type {GoldenExchange} from './goldenFile';

const folder = fileURLToPath(new URL('../golden/', import.meta.url));

/** The specification of the local API. */
export const localApi = loadApiSpec(
  fileURLToPath(new URL('../../../specs/toolhive-api.yaml', import.meta.url)),
);

/** The registries of `golden/registries.yaml`. */
export const goldenRegistries = Object.fromEntries(
  Object.entries(
    parse(readFileSync(`${folder}registries.yaml`, 'utf8')) as Record<string, Registry>,
  ).map(([name, data]) => [name, registryFrom(data)]),
);

/** The sandbox every golden file begins with: empty, at a quarter past nine on 20 June 2025, ports counting from 24817. */
export function goldenWorld(): {sandbox: Sandbox; clock: ManualClock} {
  const clock = manualClock('2025-06-20T09:14:00Z');
  const sandbox = createSandbox({
    spec: localApi,
    registries: goldenRegistries,
    clock,
    pickPort: sequentialPorts(24_817),
  });
  return {sandbox, clock};
}

/** All golden files, by name. */
export const goldenFiles: readonly {
  readonly file: string;
  readonly exchanges: readonly GoldenExchange[];
}[] = readdirSync(folder)
  .filter((file) => file.endsWith('.http'))
  .map((file) => ({file, exchanges: parseGoldenFile(readFileSync(folder + file, 'utf8'), file)}));
