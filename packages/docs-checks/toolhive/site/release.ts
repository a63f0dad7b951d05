import type {Facts} from '../../facts/types';
import type {Ledger} from '../../report/Ledger';

const OPTIONS = 'site.config.ts';

/**
 * Checks that the pages bear the release that their data is of.
 *
 * @param options - Text of `site.config.ts`.
 */
export function checkRelease(options: string, {cli, api}: Facts, ledger: Ledger): void {
  const lines = options.split('\n');
  const at = lines.findIndex((line) => /^\s*release:/.test(line));
  const [, release = 'not there'] = /'([^']*)'/.exec(lines[at] ?? '') ?? [];
  const report = ledger.reportFor('release', OPTIONS);
  const files = {
    'specs/thv-cli.yaml': cli.tool.version,
    'specs/toolhive-api.yaml': api['x-release'],
  };
  for (const [file, version] of Object.entries(files))
    if (version !== release)
      report.problem(
        at + 1,
        `release is ${release}, ${file} is of ${version}; make them the same: npm run release:apply takes over the data of a release`,
      );
}
