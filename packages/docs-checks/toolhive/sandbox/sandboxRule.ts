import {
  createSandbox,
  registryFrom,
  type Sandbox,
  sequentialPorts,
} from '@toolhive-docs/api-sandbox';
import {type ApiSpec, matchOperation, typeName} from '@toolhive-docs/api-spec';
import {isObject} from '@toolhive-docs/options/isObject';
import type {PageRule} from '../../rule';
import {readJson} from '../../samples/readJson';
import type {Page} from '../../page/types';
import {readCurl} from '../../samples/readCurl';
import {readShell} from '../../samples/readShell';
import {isShellFence} from '../fences/shellFence';
import {readAnswer, type ShownAnswer} from '../fences/shownResponse';

const START = Date.parse('2025-06-20T09:00:00Z');
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
    let time = START;
    const wait = (): void => void (time += STEP);
    const sandbox = createSandbox({
      spec: facts.api,
      registries: {default: registryFrom(facts.registry)},
      now: () => time,
      pickPort: sequentialPorts(20_000),
    });
    for (const call of calls) {
      wait();
      await ensureWorkload(call, sandbox, wait);
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
  wait: () => void,
): Promise<void> {
  if (workload === undefined || shown?.status === 404) return;
  const known = await sandbox.fetch(
    new Request(`http://localhost/api/v1beta/workloads/${workload}`),
  );
  if (known.ok) return;
  const body = JSON.stringify({name: workload, image: 'mcp/time:latest'});
  await sandbox.fetch(new Request('http://localhost/api/v1beta/workloads', {method: 'POST', body}));
  wait();
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

/**
 * Compares two JSON values by shape: the same kinds of values under the same names. What a page shows may leave fields out; of lists
 * the first items are compared, and null stands for an empty list.
 * @returns where the shapes differ, or undefined.
 */
export function shapeProblem(
  shown: unknown,
  actual: unknown,
  place = 'the answer',
): string | undefined {
  if (typeName(shown) !== typeName(actual)) {
    const isEmptyList = [shown, actual].some(
      (value) => value === null || (Array.isArray(value) && value.length === 0),
    );
    return isEmptyList
      ? undefined
      : `${place} is ${typeName(shown)} on the page and ${typeName(actual)} in the sandbox`;
  }
  if (Array.isArray(shown) && Array.isArray(actual)) {
    return shown.length === 0 || actual.length === 0
      ? undefined
      : shapeProblem(shown[0], actual[0], `${place}[0]`);
  }
  if (!isObject(shown) || !isObject(actual)) return undefined;
  for (const [key, value] of Object.entries(shown)) {
    if (!(key in actual))
      return `${place} has "${key}" on the page; in the sandbox it has ${Object.keys(actual).join(', ') || 'nothing'}`;
    const problem = shapeProblem(
      value,
      actual[key],
      place === 'the answer' ? key : `${place}.${key}`,
    );
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** A call of the local API that a page tells its reader to make. */
interface ApiCall {
  method: string;
  /** Path and query. */
  path: string;
  /** Name of the workload in the path. */
  workload?: string;
  body?: string;
  line: number;
  text: string;
  /** Everything that stands under the same heading: a page may tell of a status without showing it. */
  around: string;
  /** The answer that the page shows for it. */
  shown?: ShownAnswer;
}

/** Finds the calls of the local API in the shell samples of a page, in the order of the page. */
function apiCalls(page: Page, api: ApiSpec): ApiCall[] {
  return page.fences.filter(isShellFence).flatMap((fence) => {
    const commands = readShell(fence.code).commands;
    const next = page.fences.find((other) => other.line > fence.line);
    const answer =
      next?.meta.output && next.section === fence.section && commands.length === 1
        ? readAnswer(next)
        : undefined;
    return commands.flatMap(({words, line, text}) => {
      if (words[0] !== 'curl') return [];
      const {method, urls, body} = readCurl(words);
      const [, path = ''] = /^https?:\/\/[^/]+(\/[^#]*)/.exec(urls[0] ?? '') ?? [];
      const match = matchOperation(api, method, path.replace(/\?.*/, ''));
      // The proxy has a /health, too; its answer has a body.
      const isProxy = path === '/health' && answer?.body !== undefined;
      if (match.kind !== 'operation' || isProxy || path.includes('<')) return [];
      const file = body?.startsWith('@')
        ? page.fences.find(({meta}) => meta.title === body.slice(1))?.code
        : body;
      const workload = path.startsWith('/api/v1beta/workloads/')
        ? match.parameters.name
        : undefined;
      return [
        {
          method,
          path,
          workload,
          body: file,
          line: fence.line + 1 + line,
          text,
          around: sectionText(page, fence.section),
          shown: answer,
        },
      ];
    });
  });
}

function sectionText({headings, source}: Page, section: number): string {
  const begin = headings[section - 1]?.line ?? 0;
  const end = headings[section]?.line ?? Infinity;
  return source.split('\n').slice(begin, end).join('\n');
}
