const OPTION = /^( *release: )'[^']*',$/m;

/**
 * The text of site.config.ts with another release.
 *
 * @throws Error when the release is no tag, or the text does not name one.
 */
export function withRelease(options: string, release: string): string {
  if (!/^v\d+\.\d+\.\d+$/.test(release))
    throw new Error(`--next is "${release}"; allowed: a release tag such as v0.0.48`);
  if (!OPTION.test(options))
    throw new Error(
      "site.config.ts has no line release: '…', which could be changed; edit it by hand",
    );
  return options.replace(OPTION, `$1'${release}',`);
}
