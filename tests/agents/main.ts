import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {PAGE_INDEX, PageIndexSchema} from '@toolhive-docs/agent-files';
import {parse} from 'yaml';
import * as z from 'zod';
import {installOnDemand} from '../../scripts/support/installOnDemand';
import {createApp} from '../../server/createApp';
import {startServer} from '../../server/startServer';
import {CHECKERS, runChecker} from './checkers';

const root = fileURLToPath(new URL('../..', import.meta.url));
const buildDir = `${root}build`;
const Accepted = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * `npm run check:agents`: serves the build at the origin that its files name, and has the programs judge it that judge sites for agents.
 *
 * @throws Error when the build is for a host that is not this machine.
 */
async function main(): Promise<void> {
  const index = PageIndexSchema.parse(
    JSON.parse(readFileSync(`${buildDir}/${PAGE_INDEX}`, 'utf8')),
  );
  const {hostname, port, origin} = new URL(index.root);
  if (hostname !== 'localhost')
    throw new Error(`The build is for ${origin}. Fix: build without SITE_URL.`);
  const install = (name: string): string =>
    installOnDemand(`agents-${name}`, `${root}tests/agents/packages/${name}/package.json`);
  const accepted = Accepted.parse(parse(readFileSync(`${root}tests/agents/expected.yaml`, 'utf8')));
  const server = await startServer(
    createApp({buildDir, baseUrl: '/', root}),
    hostname,
    Number(port),
    // Checkers pause to compute, and then take a connection that has just been closed for a fault of the site.
    {idle: 60_000},
  );
  let failed = 0;
  for (const checker of CHECKERS) {
    const verdict = await runChecker(checker, {install, url: origin, accepted});
    if ('missing' in verdict) {
      console.log(`not checked  ${checker.name}: ${verdict.missing}`);
      continue;
    }
    const {problems, figures} = verdict;
    if (problems.length > 0) failed += 1;
    const said = problems.length === 0 ? 'passes     ' : 'FAILS      ';
    console.log(`${said}  ${checker.name}${figures === undefined ? '' : `: ${figures}`}`);
    for (const problem of problems) console.log(problem.replace(/^/gm, '             '));
  }
  await server.stop();
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
