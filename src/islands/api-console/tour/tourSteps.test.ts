import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {createSandbox} from '@toolhive-docs/api-sandbox';
import {listOperations} from '@toolhive-docs/api-spec';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {buildRequest} from '../request/buildRequest';
import {operationOf} from '../request/operationOf';
import {requestProblems} from '../request/requestProblems';
import {MAIN_STEPS, tourSteps} from './tourSteps';

const spec = loadApiSpec(
  fileURLToPath(new URL('../../../../specs/toolhive-api.yaml', import.meta.url)),
);

it('every step of the tour fits the specification and gets the answer that it announces, round after round', async () => {
  let time = 0;
  const sandbox = createSandbox({spec, registries: {}, now: () => time});
  const statusOf = async (name: string): Promise<unknown> =>
    (
      (await (
        await sandbox.fetch(new Request(`http://sandbox/api/v1beta/workloads/${name}`))
      ).json()) as {status: unknown}
    ).status;
  // A tour that was left half-way is in nobody's way.
  const rounds = [tourSteps(0).slice(0, 2), tourSteps(1), tourSteps(2)];
  for (const {operationId, draft, expects, workload, needs} of rounds.flat()) {
    const view = listOperations(spec).find(({id}) => id === operationId);
    if (!view) throw new Error(`no operation ${operationId}`);
    const operation = operationOf(spec, view);
    expect(requestProblems(spec, operation, draft)).toEqual([]);
    if (needs !== undefined) expect(await statusOf(workload)).toBe(needs);
    const {method, target, body = null} = buildRequest(operation, draft);
    expect(
      (await sandbox.fetch(new Request(`http://sandbox${target}`, {method, body}))).status,
    ).toBe(expects);
    time += 2000;
  }
  expect(sandbox.state().workloads.map(({name}) => name)).toEqual(['clock']);
  expect(
    tourSteps(0)
      .slice(0, MAIN_STEPS)
      .map(({operationId}) => operationId),
  ).toEqual([
    'createWorkload',
    'listWorkloads',
    'stopWorkload',
    'restartWorkload',
    'deleteWorkload',
  ]);
});
