import {didYouMean} from '@toolhive-docs/cli-spec';
import type {Facts} from '../facts/types';

/** Checks the name of an environment variable: ToolHive's own, one of a registry entry, or a reviewed one. */
export function environmentProblem(name: string, facts: Facts): string | undefined {
  const known = [
    ...facts.environment.map((variable) => variable.name),
    ...facts.cli.environment.map((variable) => variable.name),
    ...Object.values(facts.registry.servers).flatMap((server) =>
      server.env_vars.map((variable) => variable.name),
    ),
  ];
  if (known.includes(name) || name in facts.reviewed.environment) return undefined;
  const near = didYouMean(name, known);
  return `unknown environment variable ${name}; ${near.startsWith('known') ? 'it is not in specs/environment.yaml' : near} One of another program goes into reviewed/names.yaml under environment`;
}
