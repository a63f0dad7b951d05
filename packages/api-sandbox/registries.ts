import type {Json} from '../api-spec/types';

/** A server definition of a registry, in the form the API sends it. */
export interface RegistryServer {
  readonly image: string;
  readonly transport: string;
  readonly [field: string]: Json | undefined;
}

/** A registry, in the form the API sends it. */
export interface Registry {
  readonly version: string;
  readonly last_updated: string;
  readonly servers: {readonly [name: string]: RegistryServer};
}

/** A server that is only known by a line: no description, tools or permissions. */
interface IndexLine {
  readonly name: string;
  readonly image: string;
  readonly transport: string;
  readonly stars: number;
  readonly pulls: number;
  readonly required_env?: readonly {readonly name: string; readonly secret: boolean}[];
}

/** The registry data of this site: full entries, and a line for every server there is. */
export interface RegistryData extends Registry {
  readonly index?: readonly IndexLine[];
}

/** Makes a registry of the data: the full entries, and those of the index that have none, all in the order of their names. */
export function registryFrom(data: RegistryData): Registry {
  const lines = (data.index ?? []).map((line): [string, RegistryServer] => [
    line.name,
    serverOf(line, data.last_updated),
  ]);
  const servers = new Map<string, RegistryServer>([...lines, ...Object.entries(data.servers)]);
  const sorted = [...servers].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    version: data.version,
    last_updated: data.last_updated,
    servers: Object.fromEntries(sorted.map(([name, server]) => [name, {name, ...server}])),
  };
}

function serverOf(
  {image, transport, stars, pulls, required_env: variables = []}: IndexLine,
  lastUpdated: string,
): RegistryServer {
  return {
    image,
    transport,
    env_vars: variables.map(({name, secret}) => ({name, required: true, secret})),
    metadata: {stars, pulls, last_updated: lastUpdated},
  };
}
