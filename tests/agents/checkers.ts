import {execFile} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {join, resolve} from 'node:path';
import * as z from 'zod';
import {judge} from './judge';

/** Longest run of a checker, in milliseconds. */
const TIMEOUT = 300_000;

/** Longest output of one, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** What checkers work with. */
export interface Setting {
  /** Where the checkers are installed. */
  readonly folder: string;
  /** Origin of the site that runs, which is the one that its files name. */
  readonly url: string;
  readonly accepted: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A checker and what is wrong; nothing when the list is empty. */
export interface Checker {
  readonly name: string;
  readonly run: (setting: Setting) => Promise<string[]>;
}

/** Runs a program of the checkers with the Node.js that is installed beside them. */
function start(
  {folder}: Setting,
  name: string,
  args: readonly string[],
): Promise<{ok: boolean; out: string}> {
  const bin = resolve(folder, 'node_modules/.bin');
  const options = {
    cwd: folder,
    timeout: TIMEOUT,
    maxBuffer: MAX_OUTPUT,
  };
  return new Promise((done) => {
    execFile(join(bin, 'node'), [join(bin, name), ...args], options, (error, stdout, stderr) => {
      done({ok: error === null, out: stdout === '' ? stderr : stdout});
    });
  });
}

/** A checker that only says yes or no. */
const plain = (name: string, bin: string, args: (setting: Setting) => string[]): Checker => ({
  name,
  run: async (setting) => {
    const {ok, out} = await start(setting, bin, args(setting));
    return ok ? [] : [out.slice(-2000)];
  },
});

const AfdocsSchema = z.object({results: z.array(z.object({id: z.string(), status: z.string()}))});

const afdocs: Checker = {
  name: 'afdocs',
  run: async (setting) => {
    const args = '--sampling deterministic --format json --score --request-delay 0'.split(' ');
    const {out} = await start(setting, 'afdocs', ['check', setting.url, ...args]);
    const {results} = AfdocsSchema.parse(JSON.parse(out));
    const found = results.filter(({status}) => !['pass', 'skip'].includes(status));
    return judge(
      found.map(({id}) => id),
      setting.accepted['afdocs'] ?? {},
    );
  },
};

const AuditSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      checks: z.array(z.object({name: z.string(), passed: z.boolean(), skipped: z.boolean()})),
    }),
  ),
});

const readability: Checker = {
  name: 'agent-readability',
  run: async (setting) => {
    const {out} = await start(setting, 'agent-readability', ['audit', setting.url, '--json']);
    const {categories} = AuditSchema.parse(JSON.parse(out));
    const checks = Object.values(categories).flatMap((category) => category.checks);
    return judge(
      checks.filter(({passed, skipped}) => !passed && !skipped).map(({name}) => name),
      setting.accepted['agent-readability'] ?? {},
    );
  },
};

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Every program that judges the site. */
export const CHECKERS: readonly Checker[] = [
  afdocs,
  readability,
  plain('llms-txt-check', 'llms-txt-check', ({url}) => [`${url}/llms.txt`]),
  plain('MCP conformance', 'conformance', ({url}) => [
    ...['server', '--url', `${url}/mcp`, '--expected-failures', file('conformance.yaml')],
  ]),
  ...['tools/list', 'prompts/list', 'resources/templates/list'].map((method) =>
    plain(`MCP Inspector, ${method}`, 'mcp-inspector', ({url}) => [
      ...['--cli', `${url}/mcp`, '--transport', 'http', '--method', method],
    ]),
  ),
  plain('skills-ref', 'skills-ref', () => ['validate', file('../../skills/toolhive')]),
];
