import {didYouMean} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import type {Page} from '../../page/types';
import type {Finding} from '../../report/Finding';
import type {PageRule} from '../../rule';
import {environmentProblem, imageProblem} from '../values/names';
import {pathProblem} from '../values/paths';
import {sinceProblem, VERSION, versionProblem} from '../values/versions';

/**
 * Makes a rule that looks for names of one form everywhere on a page: prose, samples, outputs, diagrams.
 * @param pattern of the name, with the flag g; its first group is the name, or else the whole match.
 * @param problem what is wrong with a name; undefined when it is right.
 */
function scanRule(
  name: string,
  pattern: RegExp,
  problem: (found: string, facts: Facts, page: Page) => Finding | undefined,
): PageRule {
  return {
    name,
    check(page, facts, report) {
      page.source.split('\n').forEach((line, index) => {
        for (const [whole, group] of line.matchAll(pattern)) {
          report.count('values in prose');
          const message = problem(group ?? whole, facts, page);
          if (message !== undefined) report.problem(index + 1, message, line);
        }
      });
    },
  };
}

/** Every version of ToolHive and its charts, except those that sinceRule reads. */
export const versionsRule = scanRule(
  'version',
  new RegExp(`(?<!\\bSince v?)${VERSION.source}`, 'g'),
  versionProblem,
);

/** Every note about a first release: `Since v0.0.40`. */
export const sinceRule = scanRule('since', /\bSince (v\d+\.\d+\.\d+)/g, sinceProblem);

/** Every count of the built-in registry: `a registry with 31 servers`, `the 31 entries`. */
export const registryCountRule = scanRule(
  'registry-count',
  /\b(?:has|of|the|with) (\d+) (?:MCP )?(?:servers|entries)\b/g,
  (count, {registry}) => {
    const right = Object.keys(registry.servers).length;
    return Number(count) === right
      ? undefined
      : `the built-in registry has ${right} entries, not ${count}`;
  },
);

/** Every image of the registry and of ToolHive. An address or a file in front, such as `host/mcp/…`, makes it something else. */
export const imageNamesRule = scanRule(
  'image-name',
  /(?<![\w./@-])((?:ghcr\.io\/[\w.-]+(?:\/[\w.-]+)+|mcp\/[\w-]+)(?::[\w.-]*\w)?)(?![\w/<…])/g,
  (image, facts) => imageProblem(image.replace(/[.]$/, ''), facts),
);

/** Every environment variable with a prefix of ToolHive, 1Password or the base directories. */
export const environmentNamesRule = scanRule(
  'environment',
  /(?<![\w$]{2})((?:TOOLHIVE|OP|XDG)_[A-Z0-9_]*[A-Z0-9])(?![\w<…*])/g,
  environmentProblem,
);

/** Base directories, as a pattern, and how specs/paths.yaml writes them. */
const BASES: readonly (readonly [string, string])[] = [
  ['\\.config', '~/.config'],
  ['\\.local/share', '~/.local/share'],
  ['\\.local/state', '~/.local/state'],
  ['Library/Application\\\\? Support', '~/Library/Application Support'],
  ['(?:%|\\$Env:)LOCALAPPDATA%?|AppData\\\\Local', '%LOCALAPPDATA%'],
];

/** Every directory beside those in which ToolHive keeps its own, and the files in them. */
export const pathsRule = scanRule(
  'path',
  new RegExp(
    `(?:${BASES.map(([pattern]) => pattern).join('|')})[\\\\/](?:Code - Insiders|[\\w.-]+)[^\\s\`"'|,;:)]*`,
    'g',
  ),
  directoryProblem,
);

function directoryProblem(path: string, facts: Facts): string | undefined {
  const [pattern = '', base = ''] =
    BASES.find(([each]) => new RegExp(`^(?:${each})[\\\\/]`).test(path)) ?? [];
  const rest = path.replace(new RegExp(`^(?:${pattern})`), '').replace(/\.$/, '');
  const [, name = ''] = /^[\\/](Code - Insiders|[^\\/]+)/.exec(rest) ?? [];
  if (Object.hasOwn(facts.reviewed.directories, name)) return undefined;
  if (name === 'toolhive') return pathProblem(`${base}${rest}`, facts);
  return `unknown directory ${path}; ${didYouMean(name, ['toolhive', ...Object.keys(facts.reviewed.directories)])} One of another program goes into reviewed/names.yaml under directories`;
}
