import {cpSync, existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {inProject} from '../../scripts/support/projectRoot.mjs';

/** Packages that load files of their own while they run, so that no bundle can hold them. */
export const WHOLE = ['ajv', 'ajv-formats', 'dictionary-en'];

/** Tests and evidence are read when the site is checked, not when it is served. */
const NOT_SERVED = /\.test\.ts$|\/specs\/(?:testing|evidence)(?:\/|$)/;

/** Copies what the MCP server answers and checks by, besides the build, and the packages that no bundle can hold. */
export function copyData(out: string): void {
  cpSync(inProject('specs'), join(out, 'specs'), {
    recursive: true,
    filter: (path) => !NOT_SERVED.test(path),
  });
  // Beside the bundle's folder, as it is beside the folder of the code that reads it.
  cpSync(inProject('packages/docs-checks/reviewed'), join(out, 'reviewed'), {recursive: true});
  for (const name of closureOf(WHOLE))
    cpSync(inProject('node_modules', name), join(out, 'node_modules', name), {
      recursive: true,
      dereference: true,
    });
}

/** The packages and all that they depend on; optional ones where they are installed. */
function closureOf(names: readonly string[]): ReadonlySet<string> {
  const closure = new Set<string>();
  const add = (name: string): void => {
    const file = inProject('node_modules', name, 'package.json');
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
