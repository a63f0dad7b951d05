import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {EvidenceFile, EvidenceProblem} from '../types';
import {ENDING} from './pageOf';
import {parseEvidence} from './parseEvidence';

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
    .flatMap((folder) => evidenceFiles(root, folder))
    .map((file) => parseEvidence(file, readFileSync(join(root, file), 'utf8')));
  return {
    files: results.map(({evidence}) => evidence),
    problems: results.flatMap(({problems}) => problems),
  };
}

function evidenceFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ENDING))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}
