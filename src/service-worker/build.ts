import type {FileList} from '../../plugins/offline/FileList';

declare const self: ServiceWorkerGlobalScope;

/** The build that this service worker was written with. */
interface Build {
  /** Digest of all files of the build. */
  readonly id: string;
  /** Names its scripts and styles, as the pages have it in `meta[name="docs:build"]`. */
  readonly shape: string;
  /** Address of its list of files, relative to the service worker. */
  readonly list: string;
  /** Language of its pages, as `lang` has it. */
  readonly language: string;
}

/** Put in by plugins/offline. */
declare const BUILD: Build;

export const build = BUILD;

/** What is asked for is of another build, or gone. */
export class OtherBuild extends Error {}

/** The files that make up the whole site. @throws OtherBuild when the site has another build now; Error when it does not answer. */
export async function fileList(): Promise<FileList> {
  const response = await fetch(new URL(build.list, self.registration.scope));
  if (response.status === 404) throw new OtherBuild(build.list);
  if (!response.ok) throw new Error(`${build.list} answered ${response.status}`);
  return (await response.json()) as FileList;
}
