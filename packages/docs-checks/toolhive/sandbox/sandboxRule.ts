import {
  createSandbox,
  manualClock,
  type ManualClock,
  registryFrom,
  type Sandbox,
  sequentialPorts,
} from '@toolhive-docs/api-sandbox';
import type {PageRule} from '../../rule';
import {readJson} from '../../samples/readJson';
import {shapeProblem} from '../../samples/shapeProblem';
import {type ApiCall, apiCalls} from './apiCalls';

const START = '2025-06-20T09:00:00Z';
/** Time between two steps of a reader, in milliseconds; workloads are up by then. */
const STEP = 10_000;
/** Answers that mean a sample is wrong, unless its section tells of them. */
const FAULTS = new Set([400, 405, 415, 500]);

/** Follows a page's calls of the local API in the sandbox and compares what the page shows with the answers by status and shape. */
export const sandboxRule: PageRule = {
  name: 'sandbox',
  async check(page, facts, report) {
    const calls = apiCalls(page, facts.api);
    if (calls.length === 0) return;
    const clock = manualClock(START);
    const sandbox = createSandbox({
      spec: facts.api,
      registries: {default: registryFrom(facts.registryData)},
      clock,
      pickPort: sequentialPorts(20_000),
    });
    for (const call of calls) {
      clock.advance(STEP);
      await ensureWorkload(call, sandbox, clock);
      report.count('calls run in the sandbox');
      const problem = await callProblem(call, sandbox);
      if (problem !== undefined) report.problem(call.line, problem, call.text);
    }
  },
};

/** A page may speak of a workload that its reader already has, or that an earlier section removed. */
async function ensureWorkload(
  {workload, shown}: ApiCall,
  sandbox: Sandbox,
  clock: ManualClock,
): Promise<void> {
  if (workload === undefined || shown?.status === 404) return;
  const known = await sandbox.fetch(
    new Request(`http://localhost/api/v1beta/workloads/${workload}`),
  );
  if (known.ok) return;
  const body = JSON.stringify({name: workload, image: 'mcp/time:latest'});
  await sandbox.fetch(new Request('http://localhost/api/v1beta/workloads', {method: 'POST', body}));
  clock.advance(STEP);
}

async function callProblem(
  {method, path, body, shown, around}: ApiCall,
  sandbox: Sandbox,
): Promise<string | undefined> {
  const answer = await sandbox.fetch(
    new Request(`http://localhost${path}`, {method, ...(body === undefined ? {} : {body})}),
  );
  const text = await answer.text();
  if (!shown)
    return FAULTS.has(answer.status) && !around.includes(String(answer.status))
      ? `the sandbox answers ${answer.status}: ${text.trim()}`
      : undefined;
  if (shown.status !== undefined && shown.status !== answer.status)
    return `the page shows status ${shown.status}, the sandbox answers ${answer.status}: ${text.trim()}`;
  if (shown.status === undefined && !answer.ok)
    return `the page shows success, the sandbox answers ${answer.status}: ${text.trim()}`;
  if (shown.body === undefined || !/json/.test(shown.contentType ?? '')) return undefined;
  const [parsed, actual] = [readJson(shown.body), readJson(text)];
  return 'value' in parsed && 'value' in actual
    ? shapeProblem(parsed.value, actual.value)
    : undefined;
}
