import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {join, resolve} from 'node:path';
import * as z from 'zod';
import {judge} from './judge';

/** Longest run of a checker, in milliseconds. */
const TIMEOUT = 300_000;

/** Longest output of one, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Scores that the site must reach, of 100. What is missing of the second is the finding that `expected.yaml` accepts. */
const BARS = {afdocs: 100, 'agent-readability': 95};

/** What checkers work with. */
export interface Setting {
  /** Installs one of the folders of `packages/` and returns where; throws when the registry does not have it. */
  readonly install: (name: string) => string;
  /** Origin of the site that runs, which is the one that its files name. */
  readonly url: string;
  readonly accepted: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a checker says of the site. */
export interface Verdict {
  /** What is wrong; nothing when the list is empty. */
  readonly problems: readonly string[];
  readonly figures?: string;
}

/** A program that judges the site. */
export interface Checker {
  readonly name: string;
  /** The folder of `packages/` that names it. */
  readonly from: string;
  readonly run: (setting: Setting, start: Start) => Promise<Verdict>;
}

type Start = (args: readonly string[]) => Promise<{readonly ok: boolean; readonly out: string}>;

/** Runs a checker, with a Node.js that is new enough for all of them. */
export async function runChecker(
  {from, run}: Checker,
  setting: Setting,
): Promise<Verdict | {readonly missing: string}> {
  let program = '';
  let node = '';
  let folder = '';
  try {
    folder = resolve(setting.install(from));
    program = programOf(folder);
    node = join(resolve(setting.install('node')), 'node_modules/.bin/node');
  } catch (error) {
    return {missing: error instanceof Error ? error.message : String(error)};
  }
  const options = {cwd: folder, timeout: TIMEOUT, maxBuffer: MAX_OUTPUT};
  return run(
    setting,
    (args) =>
      new Promise((done) => {
        execFile(node, [program, ...args], options, (error, stdout, stderr) => {
          done({ok: error === null, out: stdout === '' ? stderr : stdout});
        });
      }),
  );
}

/** The program of the one package that a folder asks for. */
function programOf(folder: string): string {
  const Package = z.object({dependencies: z.record(z.string(), z.string())});
  const {dependencies} = Package.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const [name = ''] = Object.keys(dependencies);
  const home = join(folder, 'node_modules', name);
  const {bin} = z
    .object({bin: z.union([z.string(), z.record(z.string(), z.string())])})
    .parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')));
  return join(home, typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? ''));
}

/** A checker that only says yes or no. */
const plain = (
  name: string,
  from: string,
  args: (setting: Setting) => string[],
  figures?: (out: string) => string,
): Checker => ({
  name,
  from,
  run: async (setting, start) => {
    const {ok, out} = await start(args(setting));
    return {problems: ok ? [] : [out.slice(-2000)], ...(figures && {figures: figures(out)})};
  },
});

/** A score below the bar is a problem, whatever is accepted. */
const below = (name: keyof typeof BARS, score: number): string[] =>
  score < BARS[name] ? [`the score is ${score}, the bar is ${BARS[name]}`] : [];

const AfdocsSchema = z.object({
  results: z.array(z.object({id: z.string(), status: z.string()})),
  scoring: z.object({overall: z.number()}),
});

const afdocs: Checker = {
  name: 'afdocs',
  from: 'afdocs',
  run: async ({url, accepted}, start) => {
    const args = '--sampling deterministic --format json --score --request-delay 0'.split(' ');
    const {out} = await start(['check', url, '--canonical-origin', url, ...args]);
    const {results, scoring} = AfdocsSchema.parse(JSON.parse(out));
    const found = results.filter(({status}) => !['pass', 'skip'].includes(status));
    return {
      problems: [
        ...judge(
          found.map(({id}) => id),
          accepted['afdocs'] ?? {},
        ),
        ...below('afdocs', scoring.overall),
      ],
      figures: `${scoring.overall} of 100`,
    };
  },
};

const AuditSchema = z.object({
  score: z.number(),
  categories: z.record(
    z.string(),
    z.object({
      checks: z.array(z.object({name: z.string(), passed: z.boolean(), skipped: z.boolean()})),
    }),
  ),
});

const readability: Checker = {
  name: 'agent-readability',
  from: 'agent-readability',
  run: async ({url, accepted}, start) => {
    const {out} = await start(['audit', url, '--json']);
    const {categories, score} = AuditSchema.parse(JSON.parse(out));
    const checks = Object.values(categories).flatMap((category) => category.checks);
    return {
      problems: [
        ...judge(
          checks.filter(({passed, skipped}) => !passed && !skipped).map(({name}) => name),
          accepted['agent-readability'] ?? {},
        ),
        ...below('agent-readability', score),
      ],
      figures: `${score} of 100`,
    };
  },
};

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The suite fails by itself when a scenario fails that is not listed, and when one that is listed passes.
 *
 * @param expected - The file that lists them.
 * @param scenarios - Which scenarios run; left out: those that the suite takes by itself.
 */
const conformance = (
  name: string,
  from: string,
  expected: string,
  scenarios: readonly string[] = [],
): Checker =>
  plain(
    name,
    from,
    ({url}) => [
      ...['server', '--url', `${url}/mcp`, '--expected-failures', file(expected)],
      ...scenarios,
    ],
    (out) =>
      `${out.match(/^✓ /gm)?.length ?? 0} scenarios pass, ${out.match(/^✗ /gm)?.length ?? 0} are for other servers`,
  );

/** Every program that judges the site. */
export const CHECKERS: readonly Checker[] = [
  afdocs,
  readability,
  plain('llms-txt-check', 'llms-txt-check', ({url}) => [`${url}/llms.txt`]),
  conformance('MCP conformance', 'conformance', 'conformance.yaml'),
  conformance('MCP conformance, next', 'conformance-next', 'conformance.yaml'),
  conformance('MCP conformance, 2026-07-28', 'conformance-next', 'conformance-2026-07-28.yaml', [
    '--requirements',
    '2026-07-28',
  ]),
  ...['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'].map((method) =>
    plain(`MCP Inspector, ${method}`, 'inspector', ({url}) => [
      ...['--cli', `${url}/mcp`, '--transport', 'http', '--method', method],
    ]),
  ),
  plain('skills-ref', 'skills-ref', () => ['validate', file('../../skills/toolhive')]),
];
