/**
 * How fast does the MCP server answer on one core, and does its memory stay flat?
 *
 * `npm run bench:mcp -- [--seconds 60] [--rate 200] [--build build]` starts the program behind `npm start` on one core. First it asks one
 * question after the other: every question of `bench/answers`, then every page. Then it sends calls at a steady rate, whether the server
 * keeps up or not. It fails when a bar of {@link BARS} is missed.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {PAGE_INDEX, PageIndexSchema} from '@toolhive-docs/agent-files';
import {runServer} from '../../server/testing/runServer';
import {readQuestions} from '../answers/readQuestions';
import {growthOf, percentile} from '../load/figures';
import {residentMemory} from '../load/residentMemory';
import {BARS} from './bars';
import {McpCaller, type Answered} from './McpCaller';

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '60'},
    rate: {type: 'string', default: '200'},
    build: {type: 'string', default: 'build'},
  },
});
const [seconds, rate] = [Number(values.seconds), Number(values.rate)];

/** Calls of each kind before anything is measured, until the server has read what it needs and V8, on the same core, has compiled what is called often. */
const WARM_UP = 1500;

const index = PageIndexSchema.parse(
  JSON.parse(readFileSync(join(values.build, PAGE_INDEX), 'utf8')),
);
const questions = readQuestions(index).map(({text}) => text);

type Call = readonly [name: 'search_docs' | 'get_page', args: object];
/** Spaces make the same search another one, which is computed anew; without, the server may have kept its result. */
let spaces = 0;
const anew = (): Call[] => {
  spaces += 1;
  return questions.map((query) => ['search_docs', {query: query + ' '.repeat(spaces)}]);
};
const pages = index.pages.map(({url}): Call => ['get_page', {url}]);
const sections = index.pages.flatMap(({url, sections: own}): Call[] => {
  const id = own.findLast((section) => section.id !== '')?.id;
  return id === undefined ? [] : [['get_page', {url, section: id}]];
});

const reads = [...pages, ...sections];

const program = await runServer(['--build', resolve(values.build)]);
const keepTo = (cores: string, pid: number): void =>
  void execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', cores, String(pid)]);
keepTo('0', program.pid);
// The one that asks must not take the core of the one that answers.
if (availableParallelism() > 1) keepTo(`1-${availableParallelism() - 1}`, process.pid);
const caller = new McpCaller(program.port);
const problems: string[] = [];
const missed: string[] = [];

function note(answers: readonly Answered[]): number[] {
  problems.push(...answers.flatMap(({problem}) => problem ?? []));
  return answers.map(({milliseconds}) => milliseconds).sort((a, b) => a - b);
}

const shown = (sorted: readonly number[]): string =>
  `${sorted.length} calls, p50 ${percentile(sorted, 0.5).toFixed(1)} ms, p95 ${percentile(sorted, 0.95).toFixed(1)} ms, longest ${percentile(sorted, 1).toFixed(1)} ms`;

function hold(what: string, value: number, bar: number): void {
  if (value > bar) missed.push(`${what}: ${value.toFixed(2)}, the bar is ${bar}`);
}

let searches = anew();
const at = (list: readonly Call[], turn: number): Call => list[turn % list.length] as Call;
for (let turn = 0; turn < WARM_UP; turn += 1) {
  if (turn % questions.length === 0) searches = anew();
  note([await caller.call(...at(searches, turn)), await caller.call(...at(reads, turn))]);
}

searches = anew();
for (const [what, calls, bar] of [
  ['search_docs', searches, BARS.searchDocs],
  ['search_docs, asked again', searches, BARS.searchDocs],
  ['get_page', reads, BARS.getPage],
] as const) {
  const answers: Answered[] = [];
  for (const call of calls) answers.push(await caller.call(...call));
  const sorted = note(answers);
  console.log(`${what}: ${shown(sorted)}`);
  hold(`p95 of ${what} in ms`, percentile(sorted, 0.95), bar);
}

const memory = [residentMemory(program.pid)];
const watch = setInterval(() => memory.push(residentMemory(program.pid)), (seconds * 1000) / 12);
const began = performance.now();
const sent: Promise<Answered>[] = [];
for (let turn = 0; turn < seconds * rate; turn += 1) {
  const due = began + (turn * 1000) / rate;
  const left = due - performance.now();
  if (left > 1) await wait(left);
  if (turn % (2 * questions.length) === 0) searches = anew();
  // As clients do: a search, then the page that it found.
  sent.push(
    caller.call(...(turn % 2 === 0 ? at(searches, turn / 2) : at(pages, (turn - 1) / 2)), due),
  );
}
const sorted = note(await Promise.all(sent));
const lasted = (performance.now() - began) / 1000;
clearInterval(watch);
caller.close();
program.kill('SIGTERM');
await program.ended;

const reached = sorted.length / lasted;
const growth = growthOf(memory.slice(1));
console.log(
  `${rate} calls a second for ${seconds} s: ${shown(sorted)}; answered ${reached.toFixed(0)} a second`,
);
console.log(
  `memory in MB: ${memory.map((value) => value.toFixed(0)).join(' ')}; the second half is ${(growth * 100 - 100).toFixed(0)} % above the first`,
);
hold('calls a second that were not answered in time', rate - reached, rate * BARS.behind);
hold('memory of the second half against the first', growth, BARS.growth);
if (problems.length > 0)
  missed.push(`${problems.length} wrong answers, such as ${problems[0] ?? ''}`);
console.log(missed.length === 0 ? 'Every bar is held.' : `MISSED\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
