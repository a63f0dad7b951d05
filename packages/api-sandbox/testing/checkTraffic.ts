import {checkResponse, percentDecoded} from '@toolhive-docs/api-spec';
import type {SandboxState} from '../state/SandboxState';
import {statusOf, type WorkloadStatus} from '../state/workloadView';
import {goldenWorld, localApi} from './goldenWorld';
import type {Step} from './randomRequests';

type Seen = ReadonlyMap<string, WorkloadStatus>;

/** From which status to which, without and with a request for this workload. */
const byTime = new Set(['starting running', 'starting error']);
const byRequest: Readonly<Record<string, readonly string[]>> = {
  stop: ['running stopped'],
  restart: ['stopped starting', 'error starting'],
};

/**
 * Sends the steps to a fresh sandbox and checks after each that the answer is as specified and that the state makes sense: names and
 * ports are unique, what is deleted is gone, only what runs can become stopped, an error changes nothing.
 * @returns the number of requests that were answered
 * @throws Error naming the step and what is wrong with it
 */
export async function checkTraffic(steps: readonly Step[]): Promise<number> {
  const {sandbox, now, advance} = goldenWorld();
  let requests = 0;
  for (const [index, step] of steps.entries()) {
    const before = sandbox.state();
    const seenBefore = statuses(before, now());
    const problems: string[] = [];
    if (step.kind === 'wait') {
      advance(step.milliseconds);
      problems.push(...transitionProblems(seenBefore, statuses(sandbox.state(), now())));
    } else {
      requests += 1;
      const bodiless = step.method === 'GET' || step.method === 'HEAD';
      const response = await sandbox.fetch(
        new Request(`http://sandbox${step.path}`, {
          method: step.method,
          headers: step.headers,
          body: bodiless ? null : (step.body ?? null),
        }),
      );
      problems.push(
        ...(await answerProblems(step, response)),
        ...effectProblems(step, response, before, sandbox.state(), now()),
      );
    }
    if (problems.length)
      throw new Error(`step ${index + 1}, ${JSON.stringify(step)}:\n${problems.join('\n')}`);
  }
  return requests;
}

async function answerProblems(
  {method, path}: Step & {kind: 'request'},
  response: Response,
): Promise<string[]> {
  const pathname = new URL(`http://sandbox${path}`).pathname.replace(
    /^(\/health|\/api\/v1beta\/[^/]+|\/api\/v1beta\/registry\/[^/]+\/servers)\/$/,
    '$1',
  );
  const body = await response.text();
  if (method === 'HEAD')
    return body === '' && response.status >= 400 ? [] : ['HEAD must be refused without a body'];
  const problems = checkResponse(localApi, {
    method,
    path: pathname,
    status: response.status,
    contentType: response.headers.get('content-type'),
    body,
  });
  if (
    response.headers.get('content-type') === 'text/plain; charset=utf-8' &&
    !/^[^\n]+\n$/.test(body)
  )
    problems.push('an error must be one line');
  return problems;
}

function effectProblems(
  {method, path}: Step & {kind: 'request'},
  response: Response,
  before: SandboxState,
  after: SandboxState,
  now: number,
): string[] {
  const changed = JSON.stringify(before) !== JSON.stringify(after);
  const shown = response.headers.has('preference-applied');
  if (changed && (!response.ok || method === 'GET' || shown))
    return [`${method} with status ${response.status} must change nothing`];
  const {pathname} = new URL(`http://sandbox${path}`);
  const [, encoded, action] =
    /^\/api\/v1beta\/workloads\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  const name = encoded === undefined ? undefined : percentDecoded(encoded);
  const problems = transitionProblems(statuses(before, now), statuses(after, now), name, action);
  if (new Set(after.workloads.map((workload) => workload.name)).size < after.workloads.length)
    problems.push('two workloads have the same name');
  if (new Set(after.workloads.map((workload) => workload.port)).size < after.workloads.length)
    problems.push('two workloads have the same port');
  const has = (state: SandboxState) => state.workloads.some((workload) => workload.name === name);
  if (method === 'DELETE' && name !== undefined && action === undefined && !shown) {
    if (response.status === 204 ? has(after) || !has(before) : has(before))
      problems.push('deleting must remove what is there, and nothing else');
  }
  if (after.workloads.length > before.workloads.length && response.status !== 201)
    problems.push('only 201 may add a workload');
  return problems;
}

/** What changed between two moments that may not change in this way. `name` and `action` belong to the request in between. */
function transitionProblems(before: Seen, after: Seen, name?: string, action?: string): string[] {
  return [...before].flatMap(([workload, from]) => {
    const to = after.get(workload);
    if (to === undefined)
      return workload === name && action === undefined ? [] : [`${workload} has vanished`];
    const step = `${from} ${to}`;
    const allowed =
      from === to ||
      (name === undefined
        ? byTime.has(step)
        : workload === name && (byRequest[action ?? '']?.includes(step) ?? false));
    return allowed ? [] : [`${workload} went from ${from} to ${to}`];
  });
}

function statuses({workloads}: SandboxState, now: number): Seen {
  return new Map(workloads.map((workload) => [workload.name, statusOf(workload, now)]));
}
