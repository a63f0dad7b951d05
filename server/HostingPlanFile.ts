import {PLAN_FILE, SECURE_HEADERS, contentPolicy, type HostingPlan} from '../packages/hosting';
import {FileCache} from './fileCache';

/** For answers while there is no build: nothing inline runs. */
const NO_PLAN: Pick<HostingPlan, 'headers' | 'redirects'> = {
  headers: {
    'Content-Security-Policy': contentPolicy(
      {scripts: [], styles: [], styleAttributes: []},
      {tagService: false, hosts: []},
    ),
    ...SECURE_HEADERS,
  },
  redirects: [],
};

/** What the build says about headers and redirects, read again whenever the build is replaced. */
export class HostingPlanFile {
  readonly #files: FileCache;
  #etag = '';
  #plan = NO_PLAN;

  constructor(buildDir: string) {
    this.#files = new FileCache(buildDir);
  }

  /** The plan of the build that is there now; a careful one when the build has none. */
  async read(): Promise<typeof NO_PLAN> {
    const file = await this.#files.read(PLAN_FILE);
    if (file?.etag !== this.#etag) {
      this.#plan = file
        ? (JSON.parse(new TextDecoder().decode(file.body)) as HostingPlan)
        : NO_PLAN;
      this.#etag = file?.etag ?? '';
    }
    return this.#plan;
  }
}
