import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {nginxConfig, PLAN_FILE, type HostingPlan} from '@toolhive-docs/hosting';

const HELP = `Usage: npm run -s nginx:config -- [flags] > docs.conf

Prints a configuration of nginx for the built site: its headers, cache times and redirects.

Flags:
  --build FOLDER  The built site (default build/)
  --root FOLDER   Where it lies on the host (default /srv/docs)
  --listen WHERE  What nginx listens on (default 80)
  --help          Show this text
`;

function main(): void {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: fileURLToPath(new URL('../../build', import.meta.url))},
      root: {type: 'string', default: '/srv/docs'},
      listen: {type: 'string', default: '80'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const plan = JSON.parse(readFileSync(join(values.build, PLAN_FILE), 'utf8')) as HostingPlan;
  const files = readdirSync(values.build, {recursive: true, encoding: 'utf8'});
  process.stdout.write(nginxConfig(plan, files, {root: values.root, listen: values.listen}));
}

try {
  main();
} catch (error) {
  console.error(
    `Error: ${error instanceof Error ? error.message : String(error)}. Fix: run \`npm run build\`.`,
  );
  process.exitCode = 1;
}
