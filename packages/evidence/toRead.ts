import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {stringify} from 'yaml';
import * as z from 'zod';
import {readYaml} from '@toolhive-docs/options/yaml';
import type {EvidenceProblem} from './types';

/** The sections that nobody has read since a release changed what they rest on, below the project's root. */
export const TO_READ_FILE = 'specs/to-read.yaml';

const COMMENT = `# Written by \`npm run release:apply\`: each section that rests on source which the release changed, with the symbols.
# Read it beside \`npm run release:diff -- --from DIR --to DIR\`, correct it and its evidence, then delete its line.
`;

const ToRead = z.strictObject({
  release: z.string(),
  /** Symbols by the address of the section that rests on them. */
  sections: z.record(z.string(), z.string()).nullish(),
});
type ToRead = z.infer<typeof ToRead>;

function readToRead(root: string): ToRead | undefined {
  const file = join(root, TO_READ_FILE);
  return existsSync(file) ? readYaml(ToRead, file, TO_READ_FILE) : undefined;
}

/** Writes the sections to read. Those of a release that is listed already stay as they are: somebody reads them. */
export function writeToRead(root: string, {release, sections}: ToRead): void {
  if (readToRead(root)?.release === release) return;
  const text = stringify({release, sections}, {lineWidth: 0});
  writeFileSync(join(root, TO_READ_FILE), COMMENT + text);
}

/** Sections that still have to be read, or a list that is not of the documented release; needs no checkout. */
export function toReadProblems(root: string, release: string): EvidenceProblem[] {
  const list = readToRead(root);
  const problem = (message: string) => [{file: TO_READ_FILE, line: 1, message}];
  if (list?.release !== release)
    return problem(
      `lists the sections to read for ${list?.release ?? 'no release'}; allowed: ${release}, the documented one. Run npm run release:apply, which lists the sections that rest on what it changed.`,
    );
  const [first, ...others] = Object.keys(list.sections ?? {});
  return first === undefined
    ? []
    : problem(
        `${others.length + 1} section(s) rest on source that ${release} changed, the first is ${first}; read each, correct it, and delete its line.`,
      );
}
