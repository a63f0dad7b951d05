import '../../scripts/support/endOnErrors.mjs';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {nginxConfig, PLAN_FILE, type HostingPlan} from '@toolhive-docs/hosting';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {inProject} from '../../scripts/support/projectRoot.mjs';
import {readCommand} from '../../scripts/support/readCommand';

const USAGE = `Usage: npm run -s nginx:config -- [flags] > docs.conf

Prints a configuration of nginx for the built site: its headers, cache times and redirects.

Flags:
  --build FOLDER  The built site (default build/)
  --root FOLDER   Where it lies on the host (default /srv/docs)
  --listen WHERE  What nginx listens on (default 80)
  --help          Show this text`;

const {values} = readCommand(USAGE, {
  options: {
    build: {type: 'string', default: inProject('build')},
    root: {type: 'string', default: '/srv/docs'},
    listen: {type: 'string', default: '80'},
  },
});
const plan = join(values.build, PLAN_FILE);
if (!existsSync(plan))
  throw new Error(`There is no built site in ${values.build}. Fix: run \`npm run build\`.`);
process.stdout.write(
  nginxConfig(JSON.parse(readFileSync(plan, 'utf8')) as HostingPlan, filesBelow(values.build), {
    root: values.root,
    listen: values.listen,
  }),
);
