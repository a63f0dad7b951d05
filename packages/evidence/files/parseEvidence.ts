import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {isObject} from '@toolhive-docs/options/isObject';
import {readYamlText} from '@toolhive-docs/options/yamlText';
import {
  NONE_REASONS,
  SECTIONS,
  type Entry,
  type EvidenceFile,
  type EvidenceProblem,
} from '../types';
import {pageOf, ENDING} from './pageOf';

const PATH_RULE =
  'a path below the root of the tool’s repository with slashes, such as pkg/runner/runner.go';

const Proof = z.strictObject({
  path: z
    .string({error: PATH_RULE})
    .refine((path) => path !== '' && !/^\/|\\|(^|\/)\.{1,2}(\/|$)|#/.test(path), {
      error: PATH_RULE,
    }),
  symbol: z
    .string({error: 'a name such as Runner.Run, or a JSON pointer; leave it out for a whole file'})
    .min(1)
    .optional(),
  proves: z.string({error: 'one sentence about what this place proves'}).min(1).optional(),
});
const None = z.strictObject({
  none: z.enum(NONE_REASONS, {error: `one of ${NONE_REASONS.join(', ')}`}),
});
const Group = z.record(z.string(), z.unknown(), {error: 'a map from names to lists of proofs'});

/**
 * Reads one evidence file.
 * @param file path below the project's root; it tells whether this is evidence of a page or of data in specs/.
 * @returns the entries that are right, and a problem for each that is not: field, value, what is allowed and the fix.
 */
export function parseEvidence(
  file: string,
  text: string,
): {evidence: EvidenceFile; problems: EvidenceProblem[]} {
  const page = pageOf(file);
  const evidence: EvidenceFile = {file, page, entries: []};
  const problems: EvidenceProblem[] = [];
  const yaml = readYamlText(text);
  for (const {line, message} of yaml.problems)
    problems.push({file, line, message: `not valid YAML: ${message} Correct the line.`});
  if (problems.length > 0) return {evidence, problems};
  const {value: content, lineAt} = yaml;
  const problem = (path: readonly (string | number)[], message: string) =>
    problems.push({file, line: lineAt(path), message});

  const root = Group.safeParse(content ?? {});
  if (!root.success) {
    problem([], 'the file must be a map; begin it with "sections:".');
    return {evidence, problems};
  }
  for (const [group, value] of Object.entries(root.data)) {
    if (page !== undefined && group !== SECTIONS) {
      problem(
        [group],
        `unknown key "${group}"; allowed beside a page: ${SECTIONS}. Rename or remove it.`,
      );
      continue;
    }
    const entries = Group.safeParse(value ?? {});
    if (!entries.success) {
      problem([group], `${group} must be a map from names to lists of proofs.`);
      continue;
    }
    for (const [key, content] of Object.entries(entries.data)) {
      const entry = readEntry(content);
      if ('wrong' in entry)
        for (const {path, message} of entry.wrong)
          problem([group, key, ...path], `${group}.${key}: ${message}`);
      else {
        const proofs = entry.proofs.map((proof, index) => ({
          ...proof,
          line: lineAt([group, key, index]),
        }));
        evidence.entries.push({group, key, line: lineAt([group, key]), ...entry, proofs});
      }
    }
  }
  return {evidence, problems};
}

interface Wrong {
  path: (string | number)[];
  message: string;
}

function readEntry(content: unknown): Pick<Entry, 'proofs' | 'none'> | {wrong: Wrong[]} {
  if (Array.isArray(content)) {
    if (content.length === 0)
      return {wrong: [{path: [], message: 'the list is empty; add a proof, or say "none: …".'}]};
    const proofs = z.array(Proof).safeParse(content, {reportInput: true});
    return proofs.success ? {proofs: proofs.data} : {wrong: proofs.error.issues.map(wrongOf)};
  }
  const none = None.safeParse(content, {reportInput: true});
  if (none.success) return {proofs: [], none: none.data.none};
  const isMap = isObject(content) && 'none' in content;
  return {
    wrong: isMap
      ? none.error.issues.map(wrongOf)
      : [
          {
            path: [],
            message: `${JSON.stringify(content)} is not evidence; allowed: a list of {path, symbol, proves}, or "none:" with ${NONE_REASONS.join(', ')}.`,
          },
        ],
  };
}

function wrongOf(issue: z.core.$ZodIssue): Wrong {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  if (issue.code === 'unrecognized_keys')
    return {
      path,
      message: `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}; allowed: path, symbol, proves, or none alone. Remove it.`,
    };
  const is = issue.input === undefined ? 'is missing' : `is ${JSON.stringify(issue.input)}`;
  const field = path.filter((key) => typeof key === 'string').join('.') || 'the entry';
  return {path, message: `${field} ${is}; give ${issue.message}.`};
}

/** Where evidence files are, below the project's root. */
const FOLDERS = ['docs', 'specs/evidence'];

/**
 * Reads all evidence files of the project.
 * @param root absolute path of the project.
 * @param folders where they are below it.
 */
export function loadEvidence(
  root: string,
  folders: readonly string[] = FOLDERS,
): {files: EvidenceFile[]; problems: EvidenceProblem[]} {
  const results = folders
    .flatMap((folder) => (existsSync(join(root, folder)) ? filesBelow(root, folder) : []))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => parseEvidence(file, readFileSync(join(root, file), 'utf8')));
  return {
    files: results.map(({evidence}) => evidence),
    problems: results.flatMap(({problems}) => problems),
  };
}
