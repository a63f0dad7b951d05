import {isDeepStrictEqual} from 'node:util';
import {isObject} from '@toolhive-docs/options/isObject';
import type {Change} from '../types';
import {listOf, mapOf} from '../source/maps';
import type {DataFile} from './DataFile';
import type {Workspace} from './Workspace';

const FILE = 'specs/registry-servers.yaml';

type Server = Record<string, unknown>;

/**
 * Brings the registry up to date: of each server everything but words.
 * @param registry the built-in registry of the newer release.
 */
export function applyRegistry(
  changes: readonly Change[],
  registry: Record<string, unknown>,
  workspace: Workspace,
): void {
  const file = workspace.open(FILE);
  const servers = registry.servers as Record<string, Server> | undefined;
  if (!file || servers === undefined) return;
  for (const key of ['version', 'last_updated'])
    if (file.get([key]) !== registry[key])
      workspace.note(
        file.set([key], registry[key]),
        `${FILE}: ${key} is ${String(registry[key])}.`,
      );
  for (const name of Object.keys(file.get(['servers']) ?? {}))
    applyServer(name, file, servers[name], workspace);
  addServers(file, servers, workspace);
  for (const {area, kind, id} of changes)
    if (area === 'registry variable' && file.get(['servers', id.split(' ')[0] ?? '']) !== undefined)
      workspace.left.push(`The variable ${id} was ${kind}; describe it in ${FILE}.`);
}

/** A server that is new comes with all but its words, for which there are places. */
function addServers(file: DataFile, servers: Record<string, Server>, workspace: Workspace): void {
  for (const [name, server] of Object.entries(servers)) {
    if (file.get(['servers', name]) !== undefined) continue;
    const variables = listOf(server.env_vars)
      .map(mapOf)
      .map((each) => ({...each, description: `Write: what ${String(each.name)} does.`}));
    const own = {
      ...server,
      description: `Write: what ${name} does.`,
      ...(variables.length > 0 && {env_vars: variables}),
    };
    workspace.note(
      file.set(['servers', name], own, 'in order'),
      `${FILE}: ${name} is new in the registry.`,
    );
    workspace.left.push(
      `${name} is new in the registry; describe it and its variables in ${FILE}.`,
    );
  }
}

function applyServer(
  name: string,
  file: DataFile,
  server: Server | undefined,
  workspace: Workspace,
): void {
  if (server === undefined)
    return void workspace.left.push(
      `${name} left the registry; remove it from ${FILE}, and choose another server for the pages that name it.`,
    );
  const {description: _words, env_vars: _variables, ...facts} = server;
  const {description: _ours, env_vars: _described, ...before} = mapOf(file.get(['servers', name]));
  for (const field of Object.keys(before))
    if (!(field in facts))
      workspace.note(
        file.remove(['servers', name, field]),
        `${FILE}: ${name} has no ${field} any more.`,
      );
  for (const [field, value] of Object.entries(facts)) {
    if (sameFacts(file.get(['servers', name, field]), value)) continue;
    workspace.note(
      update(file, ['servers', name, field], value),
      `${FILE}: ${field} of ${name} is up to date.`,
    );
  }
}

/** Changes a map key by key, so that what is the same stays as it is written. */
function update(file: DataFile, path: readonly string[], value: unknown): boolean {
  const before = file.get(path);
  if (!isObject(before) || !isObject(value)) return file.set(path, value);
  let changed = false;
  for (const key of Object.keys(before))
    if (!sameFacts(before[key], value[key]) && value[key] === undefined)
      changed = file.remove([...path, key]) || changed;
  for (const [key, part] of Object.entries(value))
    if (!sameFacts(before[key], part)) changed = update(file, [...path, key], part) || changed;
  return changed;
}

/** An empty list or map says the same as none, and the order of keys says nothing. */
function sameFacts(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(withoutEmpty(a), withoutEmpty(b));
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty);
  if (!isObject(value)) return value;
  const parts = Object.entries(value)
    .map(([key, part]) => [key, withoutEmpty(part)] as const)
    .filter(([, part]) => part !== undefined);
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}
