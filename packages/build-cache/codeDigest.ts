import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What results of a build are made by, below the project; the lock file stands for all packages. */
const CODE = [
  'config',
  'packages',
  'plugins',
  'specs/schemas',
  'package.json',
  'package-lock.json',
];

const NO_CODE = /\.test\.tsx?$|\.md$/;

let digest: string | undefined;

/** Stands for all code that takes part in a build: other code, another digest. Computed once for each process. */
export function codeDigest(project: string): string {
  return (digest ??= digestOf(project));
}

function digestOf(project: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of CODE.flatMap((name) => filesIn(path.join(project, name)))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(project, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The files at or below a path, sorted. */
function filesIn(place: string): string[] {
  if (path.extname(place) !== '') return NO_CODE.test(place) ? [] : [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}
