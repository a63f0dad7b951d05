import {statSync} from 'node:fs';
import {loadCliSpec, type CliSpec} from '@toolhive-docs/cli-spec';

const cache = new Map<string, {time: number; spec: CliSpec}>();

/** Loads the command data once for all pages, and again only when the file has changed. */
export function cachedSpec(file: string): CliSpec {
  const time = statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.time === time) return known.spec;
  const spec = loadCliSpec(file);
  cache.set(file, {time, spec});
  return spec;
}
