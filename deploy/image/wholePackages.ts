import {cpSync, existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Packages that load files of their own while they run, so that no bundle can hold them. */
export const WHOLE = ['ajv', 'ajv-formats', 'dictionary-en'];

/** Copies these packages, and all that they depend on, into `node_modules/` of a folder. */
export function copyWhole(out: string): void {
  for (const name of closureOf(WHOLE))
    cpSync(join(packages, name), join(out, 'node_modules', name), {
      recursive: true,
      dereference: true,
    });
}

/** The packages and all that they depend on; optional ones where they are installed. */
function closureOf(names: readonly string[]): ReadonlySet<string> {
  const closure = new Set<string>();
  const add = (name: string): void => {
    const file = join(packages, name, 'package.json');
    if (closure.has(name) || !existsSync(file)) return;
    closure.add(name);
    const {dependencies, optionalDependencies} = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      Readonly<Record<string, string>> | undefined
    >;
    for (const other of Object.keys({...dependencies, ...optionalDependencies})) add(other);
  };
  names.forEach(add);
  return closure;
}
