import type {Lockfile} from './licences';

/**
 * A line for each package with an install script on which `allowScripts` of package.json does not decide, and for each
 * decision that no package needs. `.npmrc` keeps npm from running any, also where it is too old to know the field.
 *
 * @param decisions - By name of package: whether its script may run.
 */
export function scriptProblems(
  {packages}: Lockfile,
  decisions: Readonly<Record<string, boolean>>,
): string[] {
  const names = new Set(
    Object.entries(packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  return [
    ...[...names]
      .filter((name) => !(name in decisions))
      .map(
        (name) =>
          `${name} wants to run a script when it is installed. Fix: add ${name} to allowScripts with false, or use another package if it does not work without.`,
      ),
    ...Object.keys(decisions)
      .filter((name) => decisions[name])
      .map(
        (name) =>
          `allowScripts lets ${name} run a script, which .npmrc forbids. Fix: say false, or use another package.`,
      ),
    ...Object.keys(decisions)
      .filter((name) => !names.has(name))
      .map((name) => `allowScripts names ${name}, which has no install script. Fix: remove it.`),
  ];
}
