import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {PAGE_INDEX, PageIndexSchema} from '@toolhive-docs/agent-files';
import {parse} from 'yaml';
import * as z from 'zod';
import {installOnDemand} from '../../bench/support/installOnDemand';
import {createApp} from '../../server/createApp';
import {startServer} from '../../server/startServer';
import {CHECKERS} from './checkers';

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
  const folder = installOnDemand('agents', `${root}tests/agents/packages/package.json`);
  const accepted = Accepted.parse(parse(readFileSync(`${root}tests/agents/expected.yaml`, 'utf8')));
  const server = await startServer(
    createApp({buildDir, baseUrl: '/', root}),
    hostname,
    Number(port),
  );
  let failed = 0;
  for (const {name, run} of CHECKERS) {
    const problems = await run({folder, url: origin, accepted});
    if (problems.length > 0) failed += 1;
    console.log(`${problems.length === 0 ? 'passes' : 'FAILS '}  ${name}`);
    for (const problem of problems) console.log(problem.replace(/^/gm, '         '));
  }
  await server.stop();
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
