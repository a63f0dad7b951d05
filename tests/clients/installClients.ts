import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const FROM = fileURLToPath(new URL('packages', import.meta.url));
const TO = fileURLToPath(new URL('../../.cache/clients', import.meta.url));

/** Where the packages are installed, outside of git and of the project's own packages. */
export const CLIENTS = join(TO, 'clients/node_modules');
/** The build of the stock site. */
export const STOCK_SITE = join(TO, 'docusaurus/build');

/**
 * Installs the clients, each at the version of the lock file, and builds the stock site, unless both are there already.
 * @throws Error naming the step that failed.
 */
export function installClients(): void {
  mkdirSync(TO, {recursive: true});
  install('clients');
  install('docusaurus');
  if (!existsSync(join(STOCK_SITE, 'index.html')))
    run('docusaurus', 'npx', ['docusaurus', 'build']);
}

/** No script of a package runs. */
function install(name: string): void {
  const lock = readFileSync(join(FROM, name, 'package-lock.json'));
  const stamp = join(TO, name, 'installed');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  cpSync(join(FROM, name), join(TO, name), {recursive: true});
  run(name, 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  writeFileSync(stamp, wanted);
}

function run(name: string, command: string, args: readonly string[]): void {
  const {status} = spawnSync(command, args, {
    cwd: join(TO, name),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name}: ${command} ${args.join(' ')} ended with ${status}`);
}
