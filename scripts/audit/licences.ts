/** A package as the lockfile names it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression (https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/); empty when the package states none. */
  readonly licence: string;
  /** Needed to check the site only, not to build or serve it. */
  readonly isDev: boolean;
}

/** The part of a lockfile (version 3) that is read here. */
export interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string;
        readonly dev?: boolean;
        /** Set for a workspace of this project, which is under the project's own licence. */
        readonly link?: boolean;
        readonly hasInstallScript?: boolean;
      }
    >
  >;
}

/** The name of the package in a folder of the lockfile. */
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** Every installed package once for each version, sorted by name. */
export function lockedPackages({packages}: Lockfile): LockedPackage[] {
  const all = Object.entries(packages)
    .filter(([path, {link}]) => path.startsWith('node_modules/') && link !== true)
    .map(([path, {version = '', license = '', dev = false}]) => ({
      name: nameOf(path),
      version,
      licence: license,
      isDev: dev,
    }));
  const once = new Map(all.map((each) => [`${each.name}@${each.version}`, each]));
  return [...once.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}

/** Whether an expression lets us choose allowed licences: one of those joined by OR, all of those joined by AND. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const isFine = (part: string): boolean => isAllowed(part, allowed);
  const text = expression.trim();
  const choices = operands(text, 'OR');
  if (choices.length > 1) return choices.some(isFine);
  const demands = operands(text, 'AND');
  if (demands.length > 1) return demands.every(isFine);
  const [, inside] = /^\((.*)\)$/.exec(text) ?? [];
  return inside === undefined ? allowed.includes(text) : isFine(inside);
}

/** What an operator joins outside of brackets. */
function operands(text: string, operator: 'OR' | 'AND'): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of text.split(/([()]|\s+(?:OR|AND)\s+)/)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0 && token.trim() === operator) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return parts;
}

/**
 * A line for each package whose licence is neither allowed nor accepted with a reason, and for each
 * acceptance that no package needs.
 *
 * @param accepted - Names of packages.
 */
export function licenceProblems(
  packages: readonly LockedPackage[],
  allowed: readonly string[],
  accepted: readonly string[],
): string[] {
  const refused = packages.filter(({licence}) => !isAllowed(licence, allowed));
  return [
    ...refused
      .filter(({name}) => !accepted.includes(name))
      .map(
        ({name, version, licence}) =>
          `${name}@${version} has the licence "${licence}". Fix: use another package, or after reading the licence add it to allowedLicences or acceptedLicences.`,
      ),
    ...accepted
      .filter((name) => !refused.some((each) => each.name === name))
      .map((name) => `acceptedLicences names ${name}, which needs no exception. Fix: remove it.`),
  ];
}

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
      .map(([path]) => nameOf(path)),
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
