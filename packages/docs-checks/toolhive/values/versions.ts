import type {Facts} from '../../facts/types';

/** Finds every version of ToolHive's form in a text: `v0.0.47`, `0.0.11`. Addresses such as `0.0.0.0` are none. */
export const VERSION = /(?<![\d.])v?0\.0\.\d+(?!\d|\.\d)/g;

/**
 * Checks a version: this release with or without `v`, a chart's version or appVersion, or a reviewed older one.
 * Chart versions have no `v`.
 */
export function versionProblem(
  version: string,
  {cli, charts, reviewed}: Facts,
): string | undefined {
  const release = cli.tool.version;
  const chartVersions = charts.charts.flatMap((chart) => [chart.version, chart.appVersion]);
  const tags = Object.values(charts.images).map(({chartDefault}) =>
    chartDefault.replace(/^.*:/, ''),
  );
  const known = [
    release,
    release.slice(1),
    ...chartVersions,
    ...tags,
    ...Object.keys(reviewed.versions),
  ];
  if (known.includes(version)) return undefined;
  return `version ${version} is unknown; this release is ${release}, the charts are ${charts.charts.map((chart) => `${chart.name} ${chart.version}`).join(' and ')}`;
}

/** Checks the release of a note such as `Since v0.0.40`: with it a command or a flag came, changed or went. */
export function sinceProblem(release: string, {releases}: Facts): string | undefined {
  if (releases.has(release)) return undefined;
  return `no command and no flag came, changed or went with ${release}; specs/since.yaml and specs/changes.yaml have ${[...releases].join(', ')}`;
}
