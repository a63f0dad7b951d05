import {didYouMean} from '@toolhive-docs/cli-spec';
import type {Facts} from '../facts/types';

/** Checks the name of a server in the built-in registry. */
export function serverNameProblem(name: string, {registry, reviewed}: Facts): string | undefined {
  const known = Object.keys(registry.servers);
  if (known.includes(name) || name in reviewed.servers) return undefined;
  return `the registry has no server "${name}"; ${didYouMean(name, known)} A made-up one goes into reviewed/names.yaml under servers`;
}
