import type {Facts} from '../../facts/types';
import {unlisted, type Finding} from '../../report/Finding';
import {fitsWithVariables, hasVariable} from '../../samples/variables';

const BASE = 'https://github.com/stacklok/toolhive/releases/download';
const RELEASE =
  /^https:\/\/github\.com\/stacklok\/toolhive\/releases\/download\/v([^/]+)\/toolhive_([^_]+)_(?:checksums\.txt|(linux|darwin|windows)_(?:amd64|arm64)(?:\.pem|(\.tar\.gz|\.zip)(?:\.sig|\.sbom\.json)?))$/;

/** Checks the address of a file that a release has. */
export function releaseProblem(address: string, {cli}: Facts): Finding | undefined {
  const release = cli.tool.version.slice(1);
  const form = `its form is …/download/v${release}/toolhive_${release}_linux_amd64.tar.gz`;
  if (hasVariable(address))
    return filesOf(release).some((file) => fitsWithVariables(address, file))
      ? unlisted(
          `${address} has the form of a file of the release, but nothing before it sets the variables.`,
          'Set them in an earlier sample of the page',
        )
      : `no release has the file ${address}; ${form}`;
  const [, tag, version, system, ending] = RELEASE.exec(address) ?? [];
  if (tag === undefined) return `no release has the file ${address}; ${form}`;
  if (tag !== release || version !== release)
    return `the release is ${release}, but ${address} names ${tag} and ${version}`;
  if (ending === undefined) return undefined;
  const right = archiveOf(system);
  return ending === right
    ? undefined
    : `the archive for ${system ?? ''} ends in ${right}, not ${ending}`;
}

const archiveOf = (system: string | undefined): string =>
  system === 'windows' ? '.zip' : '.tar.gz';

/** Addresses of all files of a release. */
function filesOf(release: string): string[] {
  const beginning = `${BASE}/v${release}/toolhive_${release}`;
  const systems = ['linux', 'darwin', 'windows'].flatMap((system) =>
    ['amd64', 'arm64'].flatMap((arch) =>
      ['.pem', ...['', '.sig', '.sbom.json'].map((end) => `${archiveOf(system)}${end}`)].map(
        (ending) => `${beginning}_${system}_${arch}${ending}`,
      ),
    ),
  );
  return [`${beginning}_checksums.txt`, ...systems];
}
