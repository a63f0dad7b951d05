import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {createSandbox, registryFrom, sequentialPorts} from '../index';
import type {Registry, Sandbox} from '../index';
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

/** A sandbox whose time stands still until it is moved. */
interface GoldenWorld {
  readonly sandbox: Sandbox;
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
}

/** The sandbox every golden file begins with: empty, at a quarter past nine on 20 June 2025, ports counting from 24817. */
export function goldenWorld(): GoldenWorld {
  let time = Date.parse('2025-06-20T09:14:00Z');
  const now = () => time;
  const sandbox = createSandbox({
    spec: localApi,
    registries: goldenRegistries,
    now,
    pickPort: sequentialPorts(24_817),
  });
  return {sandbox, now, advance: (milliseconds) => void (time += milliseconds)};
}

/** All golden files, by name. */
export const goldenFiles: readonly {
  readonly file: string;
  readonly exchanges: readonly GoldenExchange[];
}[] = readdirSync(folder)
  .filter((file) => file.endsWith('.http'))
  .map((file) => ({file, exchanges: parseGoldenFile(readFileSync(folder + file, 'utf8'), file)}));
