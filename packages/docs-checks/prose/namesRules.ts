import {didYouMean} from '@toolhive-docs/cli-spec';
import type {Facts} from '../facts/types';
import {environmentProblem} from '../values/environmentProblem';
import {imageProblem} from '../values/imageProblem';
import {pathProblem} from '../values/pathProblem';
import {sinceProblem} from '../values/sinceProblem';
import {VERSION, versionProblem} from '../values/versionProblem';
import {scanRule} from './scanRule';

/** Every version of ToolHive and its charts, except those that sinceRule reads. */
export const versionsRule = scanRule(
  'version',
  new RegExp(`(?<!\\bSince v?)${VERSION.source}`, 'g'),
  versionProblem,
);

/** Every note about a first release: `Since v0.0.40`. */
export const sinceRule = scanRule('since', /\bSince (v\d+\.\d+\.\d+)/g, sinceProblem);

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
  if (name in facts.reviewed.directories) return undefined;
  if (name === 'toolhive') return pathProblem(`${base}${rest}`, facts);
  return `unknown directory ${path}; ${didYouMean(name, ['toolhive', ...Object.keys(facts.reviewed.directories)])} One of another program goes into reviewed/names.yaml under directories`;
}
