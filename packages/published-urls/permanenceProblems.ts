/** Addresses of one page are told apart by their anchor; when the page itself has gone, its redirect serves them all. */
const pageOf = (address: string): string => address.split('#')[0] ?? '';

/**
 * What is wrong with the addresses of a build, a line each: published ones that are gone without a
 * redirect, redirects of addresses that exist, and redirects that lead nowhere.
 *
 * @param redirects - Old address to new one, from specs/redirects.yaml.
 */
export function permanenceProblems(
  recorded: readonly string[],
  present: ReadonlySet<string>,
  redirects: ReadonlyMap<string, string>,
): string[] {
  const lost = recorded
    .filter(
      (address) =>
        !present.has(address) && !redirects.has(address) && !redirects.has(pageOf(address)),
    )
    .map(
      (address) =>
        `the published address ${address} is gone. Fix: keep its ${address.includes('#') ? 'id' : 'page'}, or add to specs/redirects.yaml: {from: '${address}', to: '…'}`,
    );
  const wrong = [...redirects].flatMap(([from, to]) => [
    ...(present.has(from)
      ? [`specs/redirects.yaml: ${from} exists again. Fix: remove its redirect.`]
      : []),
    ...(present.has(to)
      ? []
      : [
          `specs/redirects.yaml: the redirect of ${from} leads to ${to}, which does not exist. Fix: lead it to a page or anchor of the site.`,
        ]),
  ]);
  return [...lost, ...wrong];
}
