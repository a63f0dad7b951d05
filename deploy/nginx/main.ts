import '../../scripts/support/endOnErrors.mjs';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PAGE_INDEX, PageIndexSchema} from '@toolhive-docs/agent-files';
import {nginxConfig, PLAN_FILE, type HostingPlan} from '@toolhive-docs/hosting';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {inProject} from '../../scripts/support/projectRoot.mjs';
import {readCommand} from '../../scripts/support/readCommand';
import {pageHeaders} from './pageHeaders';

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
if (!existsSync(join(values.build, PLAN_FILE)))
  throw new Error(`There is no built site in ${values.build}. Fix: run \`npm run build\`.`);
const read = (name: string): unknown => JSON.parse(readFileSync(join(values.build, name), 'utf8'));
const plan = read(PLAN_FILE) as HostingPlan;
const files = filesBelow(values.build);
const more = pageHeaders(plan.baseUrl, PageIndexSchema.parse(read(PAGE_INDEX)), files);
process.stdout.write(nginxConfig(plan, files, {root: values.root, listen: values.listen, more}));
