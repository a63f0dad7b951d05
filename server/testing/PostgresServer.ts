import {execFile} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {chown, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {freePort} from './freePort';
import {unprivileged} from './unprivileged';

const run = promisify(execFile);

/** Where Debian keeps the server, by version. */
const VERSIONS = '/usr/lib/postgresql';

/** Folder of the server's programs; undefined where no server is installed. */
export const POSTGRES_BIN = binFolder();

/** Why tests with a database are skipped where no server is installed. */
export const NO_POSTGRES = `no PostgreSQL server in ${VERSIONS}/*/bin (Debian: apt-get install postgresql)`;

function binFolder(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  return readdirSync(VERSIONS)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** How a server ends: without waiting for clients, or as if its machine lost power. */
export type StopMode = 'fast' | 'immediate';

/** A PostgreSQL server in a folder of its own, run by a user without rights. */
export class PostgresServer {
  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Makes an empty one and starts it. */
  static async start(): Promise<PostgresServer> {
    const server = await PostgresServer.#inNewFolder();
    await program('initdb', ['-D', server.#data, '-U', 'docs', '-A', 'trust', '--no-sync']);
    await server.restart();
    return server;
  }

  /** Makes a standby that follows this one, and starts it. It takes reading connections. */
  async startStandby(): Promise<PostgresServer> {
    const standby = await PostgresServer.#inNewFolder();
    const {url} = this;
    await program('pg_basebackup', ['-D', standby.#data, '-d', url, '-R', '-c', 'fast', '-N']);
    await standby.restart();
    return standby;
  }

  static async #inNewFolder(): Promise<PostgresServer> {
    const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
    const {uid, gid} = unprivileged();
    if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
    return new PostgresServer(folder, await freePort());
  }

  /** Address of its database. */
  get url(): string {
    return `postgres://docs@127.0.0.1:${this.port}/postgres`;
  }

  get #data(): string {
    return join(this.folder, 'data');
  }

  /** Starts it again; resolves when it takes connections. */
  async restart(): Promise<void> {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.folder}`;
    const log = join(this.folder, 'log');
    await program('pg_ctl', ['-D', this.#data, '-l', log, '-w', '-o', options, 'start']);
  }

  async stop(mode: StopMode = 'fast'): Promise<void> {
    await program('pg_ctl', ['-D', this.#data, '-m', mode, '-w', 'stop']);
  }

  /** Makes a standby the primary. */
  async promote(): Promise<void> {
    await program('pg_ctl', ['-D', this.#data, '-w', 'promote']);
  }

  /** Stops it and removes what it kept. */
  async remove(): Promise<void> {
    if (existsSync(join(this.#data, 'postmaster.pid'))) await this.stop('immediate');
    await rm(this.folder, {recursive: true});
  }
}

async function program(name: string, args: readonly string[]): Promise<void> {
  if (POSTGRES_BIN === undefined) throw new Error(NO_POSTGRES);
  await run(join(POSTGRES_BIN, name), [...args], {...unprivileged(), cwd: tmpdir()});
}
