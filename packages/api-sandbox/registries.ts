import type {Json} from '@toolhive-docs/api-spec';
import {isObject} from '@toolhive-docs/options/isObject';

/** A server definition of a registry, as a registry file holds it or the API sends it. */
export interface RegistryServer {
  readonly image: string;
  readonly transport: string;
  readonly [field: string]: Json | undefined;
}

/** A registry, as a registry file holds it or the API sends it. */
export interface Registry {
  readonly version: string;
  readonly last_updated: string;
  readonly servers: {readonly [name: string]: RegistryServer};
}

/** The order in which the real server sends the fields of a server definition. */
const FIELDS = [
  'image',
  'description',
  'transport',
  'target_port',
  'permissions',
  'tools',
  'env_vars',
  'args',
  'metadata',
  'repository_url',
  'tags',
  'docker_tags',
  'provenance',
] as const;

/** Fields whose value is left out when it is empty. */
const LEFT_OUT_WHEN_EMPTY: ReadonlySet<string> = new Set(['tags', 'docker_tags']);

/**
 * Makes a registry as the API sends it from a registry file: servers in the order of their names, each with its name, and with the
 * empty fields left out that the real server leaves out.
 */
export function registryFrom({version, last_updated, servers}: Registry): Registry {
  const sorted = Object.entries(servers).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    version,
    last_updated,
    servers: Object.fromEntries(sorted.map(([name, server]) => [name, asSent(name, server)])),
  };
}

function asSent(name: string, server: RegistryServer): RegistryServer {
  const fields = FIELDS.flatMap((field): [string, Json][] => {
    const value = server[field];
    if (value === undefined || (LEFT_OUT_WHEN_EMPTY.has(field) && isEmpty(value))) return [];
    return [[field, fieldAsSent(field, value)]];
  });
  return Object.fromEntries([['name', name], ...fields]) as RegistryServer;
}

function fieldAsSent(field: string, value: Json): Json {
  if (field === 'permissions') return withoutEmpty(value);
  if (field === 'env_vars' && Array.isArray(value)) return value.map(variableAsSent);
  // The reference has no way to be absent in the real server's answer.
  if (field === 'provenance' && isObject(value)) return {repository_ref: '', ...value};
  return value;
}

/** `secret` is sent only when it is true. */
function variableAsSent(variable: Json): Json {
  if (!isObject(variable) || variable.secret !== false) return variable;
  return Object.fromEntries(Object.entries(variable).filter(([key]) => key !== 'secret'));
}

/** Permissions are sent without empty lists and without `false`, at every level. */
function withoutEmpty(value: Json): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      isEmpty(inner) ? [] : [[key, withoutEmpty(inner)]],
    ),
  );
}

function isEmpty(value: Json): boolean {
  return value === false || (Array.isArray(value) && value.length === 0);
}
